import ts from 'typescript';

const PACKAGE = /^@mui\/x-/;
const API_REF_HOOKS = new Set(['useGridApiRef', 'useGridApiContext']);
const API_REF_TYPE = /\bGridApi(Common|Community|Pro|Premium)?\b/;
/** `useState(model)` gives its argument back. */
const STATE_HOOK = /^(React\.)?useState$/;

/** What the names of a file stand for. */
export interface Scope {
  /** Local name → exported name, for what MUI X exports. */
  readonly imports: Map<string, string>;
  readonly initializers: Map<string, ts.Expression>;
  /** Local name → component that it wraps: `styled(DataGrid)`. */
  readonly wrappers: Map<string, string>;
  readonly apiRefs: Set<string>;
}

/** `Unstable_TreeItem` → `TreeItem`, the name of its page. */
function toPageName(exportedName: string): string {
  return exportedName.replace(/^unstable_/i, '');
}

function readImport(statement: ts.ImportDeclaration, { imports }: Scope): void {
  const { moduleSpecifier, importClause } = statement;
  if (
    !ts.isStringLiteral(moduleSpecifier) ||
    !PACKAGE.test(moduleSpecifier.text)
  ) {
    return;
  }
  const bindings = importClause?.namedBindings;
  for (const element of bindings && ts.isNamedImports(bindings)
    ? bindings.elements
    : []) {
    const { name, propertyName } = element;
    imports.set(name.text, toPageName((propertyName ?? name).text));
  }
}

/** `styled(DataGrid)(…)`, `styled(DataGrid, {…})<Props>(…)` → `DataGrid` */
function findWrapped(
  expression: ts.Expression,
  scope: Scope,
): string | undefined {
  if (
    ts.isTaggedTemplateExpression(expression) ||
    (ts.isCallExpression(expression) &&
      ts.isCallExpression(expression.expression))
  ) {
    const inner = ts.isCallExpression(expression)
      ? expression.expression
      : expression.tag;
    return findWrapped(inner, scope);
  }
  if (!ts.isCallExpression(expression)) {
    return undefined;
  }
  const [first] = expression.arguments;
  return first && ts.isIdentifier(first)
    ? scope.imports.get(first.text)
    : undefined;
}

function isApiRef(declaration: ts.VariableDeclaration): boolean {
  const { initializer } = declaration;
  return (
    initializer !== undefined &&
    ts.isCallExpression(initializer) &&
    API_REF_HOOKS.has(initializer.expression.getText())
  );
}

function readVariable(declaration: ts.VariableDeclaration, scope: Scope): void {
  const { name, initializer } = declaration;
  if (!initializer) {
    return;
  }
  if (ts.isIdentifier(name)) {
    scope.initializers.set(name.text, initializer);
    const wrapped = findWrapped(initializer, scope);
    if (wrapped !== undefined) {
      scope.wrappers.set(name.text, wrapped);
    }
    if (isApiRef(declaration)) {
      scope.apiRefs.add(name.text);
    }
    return;
  }
  const [first] = ts.isArrayBindingPattern(name) ? name.elements : [];
  const isState =
    ts.isCallExpression(initializer) &&
    STATE_HOOK.test(initializer.expression.getText());
  const [state] = isState ? initializer.arguments : [];
  if (state && first && ts.isBindingElement(first)) {
    scope.initializers.set(first.name.getText(), state);
  }
}

function readParameter(parameter: ts.ParameterDeclaration, scope: Scope): void {
  const { name, type } = parameter;
  if (type && ts.isIdentifier(name) && API_REF_TYPE.test(type.getText())) {
    scope.apiRefs.add(name.text);
  }
}

/** Calls back for every node below another. */
export function forEachNode(
  root: ts.Node,
  onNode: (node: ts.Node) => void,
): void {
  root.forEachChild((node) => {
    onNode(node);
    forEachNode(node, onNode);
  });
}

/** Reads the names of a file, before anything is asked about them. */
export function readScope(file: ts.SourceFile): Scope {
  const scope: Scope = {
    imports: new Map(),
    initializers: new Map(),
    wrappers: new Map(),
    apiRefs: new Set(),
  };
  forEachNode(file, (node) => {
    if (ts.isImportDeclaration(node)) {
      readImport(node, scope);
    } else if (ts.isVariableDeclaration(node)) {
      readVariable(node, scope);
    } else if (ts.isParameter(node)) {
      readParameter(node, scope);
    }
  });
  return scope;
}
