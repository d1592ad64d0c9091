/** Where a file uses MUI X: tree → uses. Judges nothing. */
import type { SyntaxNode, Tree } from '@lezer/common';
import {
  getMemberType,
  toExportName,
  type Bindings,
  type ProductImport,
  type TypeRef,
} from './bindings';
import {
  getLastExpression,
  getText,
  isFunction,
  isMethod,
  listChildren,
  listParams,
  readString,
} from './syntax';
import type { Journey } from './versions';

interface Place {
  readonly journey: Journey;
  readonly name: string;
  readonly node: SyntaxNode;
}

export type Use =
  | (Place & {
      readonly kind: 'export';
      readonly source: string;
      readonly imported: string;
    })
  | (Place & {
      readonly kind: 'member';
      readonly type: string;
      /** What readers know the type as: the component whose props it has. */
      readonly owner: string;
      /** What the code gives; null for members that it reads. */
      readonly value: SyntaxNode | null;
    })
  /** A component with all that it is given. */
  | (Place & {
      readonly kind: 'element';
      readonly type: string;
      readonly given: ReadonlySet<string>;
      /** Other props may come from a spread object. */
      readonly isOpen: boolean;
    })
  | (Place & { readonly kind: 'class' | 'theme-key' });

const TAGS = new Set(['JSXOpenTag', 'JSXSelfClosingTag']);
const CLASS_NAME = /\bMui[A-Z]\w*-[\w-]+/g;
const EVENT_FUNCTIONS =
  /(^|\.)(subscribeEvent|publishEvent|useGridApiEventHandler|useGridApiOptionHandler)$/;
const EVENTS = 'GridEventLookup';

export function collectUses(
  code: string,
  tree: Tree,
  imports: readonly ProductImport[],
  journeys: readonly Journey[],
  bindings: Bindings,
): Use[] {
  const uses = new Map<string, Use>();
  const visited = new Set<number>();

  function add(use: Use): void {
    uses.set(`${use.kind} ${use.node.from}`, use);
  }

  function addMember(
    { journey, key }: TypeRef,
    name: string,
    node: SyntaxNode,
    value: SyntaxNode | null,
    owner = key,
  ): void {
    if (!key.startsWith('&')) {
      add({ kind: 'member', journey, type: key, owner, name, node, value });
    }
  }

  /** `const { row, getValue } = params` */
  function readPattern(pattern: SyntaxNode, type: TypeRef): void {
    for (const property of pattern.getChildren('PatternProperty')) {
      const key = property.firstChild;
      if (key) {
        const name = getText(code, key);
        const target = property.getChild('VariableDefinition');
        addMember(type, name, key, null);
        const inner = getMemberType(type, name);
        if (inner && target) {
          bindings.setType(target, inner);
        }
      }
    }
  }

  function bindFunction(
    node: SyntaxNode,
    journey: Journey,
    types: readonly string[],
  ): void {
    const single = node.getChild('VariableDefinition');
    const params = single ? [{ pattern: single }] : listParams(node);
    params.forEach(({ pattern }, index) => {
      const key = types[index];
      if (!key) {
        return;
      }
      const type = { journey, key };
      if (pattern.name === 'VariableDefinition') {
        bindings.setType(pattern, type);
      } else if (pattern.name === 'ObjectPattern') {
        readPattern(pattern, type);
      }
    });
  }

  function readObject(node: SyntaxNode, type: TypeRef): void {
    for (const property of node.getChildren('Property')) {
      const key =
        property.getChild('PropertyDefinition') ?? property.firstChild;
      const name =
        key?.name === 'PropertyDefinition'
          ? getText(code, key)
          : readString(code, key);
      if (key && name !== undefined) {
        const value = isMethod(property)
          ? property
          : property.getChild(':')
            ? getLastExpression(property)
            : key;
        addMember(type, name, key, value);
        readMemberValue(type, name, value);
      }
    }
  }

  function readMemberValue(
    type: TypeRef,
    name: string,
    value: SyntaxNode | null,
  ): void {
    const { journey, key } = type;
    const types = journey.first.shape.params[key]?.[name];
    const inner = getMemberType(type, name);
    const target = value && resolve(value);
    if (target && types && isFunction(target)) {
      bindFunction(target, journey, types);
    }
    if (value && inner) {
      readValue(value, inner);
    }
  }

  /** The function or object that a variable was made with. */
  function resolve(node: SyntaxNode): SyntaxNode {
    if (node.name === 'CallExpression') {
      return unwrapHook(node) ?? node;
    }
    if (node.name !== 'VariableName') {
      return node;
    }
    const value = bindings.findVariable(node)?.value;
    return value && value !== node ? resolve(value) : node;
  }

  /** `React.useCallback((params) => …, [])` */
  function unwrapHook(call: SyntaxNode): SyntaxNode | null {
    const callee = call.firstChild && getText(code, call.firstChild);
    return callee && /(^|\.)useCallback\b/.test(callee)
      ? (call.getChild('ArgList')?.getChild('ArrowFunction') ?? null)
      : null;
  }

  /** What the function of `useMemo` returns. */
  function readMemo(call: SyntaxNode, type: TypeRef): void {
    const callee = call.firstChild && getText(code, call.firstChild);
    const body = call.getChild('ArgList')?.getChild('ArrowFunction');
    if (!callee || !body || !/(^|\.)useMemo\b/.test(callee)) {
      return;
    }
    const block = body.getChild('Block');
    const returned = block
      ? block.getChildren('ReturnStatement').map(getLastExpression)
      : [getLastExpression(body)];
    returned.forEach((value) => value && readValue(value, type));
  }

  /** Reads a value as one of a type: objects, lists of them, variables that hold them. */
  function readValue(node: SyntaxNode, type: TypeRef): void {
    switch (node.name) {
      case 'ObjectExpression':
        if (!visited.has(node.from)) {
          visited.add(node.from);
          readObject(node, type);
        }
        break;
      case 'ArrayExpression':
      case 'ParenthesizedExpression':
      case 'ConditionalExpression':
      case 'JSXEscape':
        listChildren(node).forEach((child) => readValue(child, type));
        break;
      case 'BinaryExpression':
        if (node.firstChild) {
          readValue(node.firstChild, type);
        }
        break;
      case 'CallExpression':
        readMemo(node, type);
        break;
      case 'VariableName': {
        const variable = bindings.findVariable(node);
        if (variable?.value && !visited.has(-node.from - 1)) {
          visited.add(-node.from - 1);
          readValue(variable.value, type);
        }
        break;
      }
      default:
    }
  }

  function findComponent(tag: SyntaxNode): ProductImport | undefined {
    const node =
      tag.getChild('JSXIdentifier') ?? tag.getChild('JSXMemberExpression');
    const [local = '', member] = node ? getText(code, node).split('.') : [];
    const imported = bindings.findImport(local);
    if (!imported || !node) {
      return undefined;
    }
    return imported.name === '*'
      ? member === undefined
        ? undefined
        : { ...imported, name: member, node }
      : member === undefined
        ? imported
        : undefined;
  }

  function readElement(tag: SyntaxNode): void {
    const component = findComponent(tag);
    if (!component) {
      return;
    }
    const { journey } = component;
    const name = toExportName(component);
    const key = journey.first.shape.exports[name];
    const node =
      tag.getChild('JSXIdentifier') ?? tag.getChild('JSXMemberExpression');
    if (component.node === node && node) {
      addExport(component, node);
    }
    if (key === undefined || !node) {
      return;
    }
    const type = { journey, key };
    const given = new Set<string>();
    for (const attribute of tag.getChildren('JSXAttribute')) {
      const prop = attribute.getChild('JSXIdentifier');
      if (prop) {
        const propName = getText(code, prop);
        const escape = attribute.getChild('JSXEscape');
        const value = escape
          ? getLastExpression(escape)
          : attribute.getChild('JSXAttributeValue');
        given.add(propName);
        addMember(type, propName, prop, value, name);
        readMemberValue(type, propName, value);
      }
    }
    add({
      kind: 'element',
      journey,
      type: key,
      name,
      node,
      given,
      isOpen: tag.getChild('JSXSpreadAttribute') !== null,
    });
  }

  function addExport(imported: ProductImport, node: SyntaxNode): void {
    const { journey, source } = imported;
    add({
      kind: 'export',
      journey,
      source,
      name: toExportName(imported),
      imported: imported.name,
      node,
    });
  }

  function readMemberExpression(node: SyntaxNode): void {
    const object = node.firstChild;
    const property = node.getChild('PropertyName');
    if (!object || !property) {
      return;
    }
    const name = getText(code, property);
    const whole =
      object.name === 'VariableName' &&
      bindings.findImport(getText(code, object));
    if (whole && whole.name === '*') {
      addExport({ ...whole, name }, property);
      return;
    }
    const type = bindings.typeOf(object);
    if (type) {
      addMember(type, name, property, null);
    }
  }

  function readTexts(node: SyntaxNode): void {
    const text = getText(code, node);
    for (const match of text.matchAll(CLASS_NAME)) {
      const journey = journeys.find(
        ({ first }) => first.classes[match[0]] !== undefined,
      );
      if (journey) {
        add({ kind: 'class', journey, name: match[0], node });
      }
    }
  }

  function readThemeKey(node: SyntaxNode): void {
    const name = getText(code, node);
    const journey = journeys.find(({ steps }) =>
      steps.some(({ themeKeys }) => themeKeys[name] !== undefined),
    );
    if (journey) {
      add({ kind: 'theme-key', journey, name, node });
    }
  }

  function readCall(node: SyntaxNode): void {
    const callee = node.firstChild && getText(code, node.firstChild);
    const text = node.getChild('ArgList')?.getChild('String');
    const name = readString(code, text);
    const journey = journeys.find(({ product }) => product === 'data-grid');
    if (journey && text && name && callee && EVENT_FUNCTIONS.test(callee)) {
      addMember({ journey, key: EVENTS }, name, text, null);
    }
  }

  /** Types that come from annotations and places of use. */
  function readTyped(node: SyntaxNode): void {
    if (TAGS.has(node.name)) {
      readElement(node);
    } else if (node.name === 'VariableDeclaration') {
      const type = bindings.readAnnotation(node.getChild('TypeAnnotation'));
      const value = getLastExpression(node);
      if (type && value) {
        readValue(value, type);
      }
    } else if (node.name === 'BinaryExpression') {
      const isTyped = node.getChild('as') ?? node.getChild('satisfies');
      const type = isTyped
        ? bindings.readAnnotation(node.lastChild)
        : undefined;
      if (type) {
        readValue(node, type);
      }
    }
  }

  /** What is read from values whose types are known by now. */
  function readUses(node: SyntaxNode): void {
    switch (node.name) {
      case 'MemberExpression':
        readMemberExpression(node);
        break;
      case 'CallExpression':
        readCall(node);
        break;
      case 'String':
      case 'TemplateString':
      case 'JSXAttributeValue':
        readTexts(node);
        break;
      case 'PropertyDefinition':
        readThemeKey(node);
        break;
      case 'VariableDeclaration': {
        const pattern = node.getChild('ObjectPattern');
        const type = pattern && bindings.typeOf(getLastExpression(node));
        if (pattern && type) {
          readPattern(pattern, type);
        }
        break;
      }
      case 'ParamList':
        listParams(node.parent ?? node).forEach(({ pattern, annotation }) => {
          const type = bindings.readAnnotation(annotation);
          if (type && pattern.name === 'ObjectPattern') {
            readPattern(pattern, type);
          }
        });
        break;
      default:
    }
  }

  imports.forEach((imported) => {
    if (imported.name !== '*') {
      addExport(imported, imported.node);
    }
  });
  tree.iterate({ enter: ({ node }) => readTyped(node) });
  tree.iterate({ enter: ({ node }) => readUses(node) });
  return [...uses.values()];
}
