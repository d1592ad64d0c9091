import ts from 'typescript';
import { parseTsx } from '../../lib/parseTsx';
import type { PlaygroundHole } from '../pageTypes';

/** The JSX of a demo with names in place of the props that a reader sets. */
export interface PlaygroundTemplate {
  readonly raw: string;
  /** What a name stands for; a name is no other word of the code. */
  readonly holes: ReadonlyMap<string, PlaygroundHole>;
}

/** What keeps a demo from being a playground. */
export interface TemplateProblem {
  readonly message: string;
  readonly hint: string;
}

interface Spread {
  readonly start: number;
  readonly end: number;
  readonly group: string;
  readonly syntax: PlaygroundHole['syntax'];
}

type Component =
  ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function findComponent(file: ts.SourceFile): Component | undefined {
  const declaration = file.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      (ts
        .getModifiers(statement)
        ?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ??
        false),
  );
  return declaration;
}

/** Names that the component takes its props apart into: `({ chart, series }: Props)`. */
function listParameters(component: Component): string[] {
  const [parameter] = component.parameters;
  return parameter && ts.isObjectBindingPattern(parameter.name)
    ? parameter.name.elements.map(({ name }) => name.getText())
    : [];
}

function findReturned(component: Component): ts.Expression | undefined {
  const { body } = component;
  if (!body || !ts.isBlock(body)) {
    return body;
  }
  let found = body.statements.filter(ts.isReturnStatement).at(-1)?.expression;
  while (found && ts.isParenthesizedExpression(found)) {
    found = found.expression;
  }
  return found;
}

function listSpreads(root: ts.Node, groups: readonly string[]): Spread[] {
  const spreads: Spread[] = [];
  function visit(node: ts.Node): void {
    if (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node)) {
      const group = node.expression.getText();
      if (groups.includes(group)) {
        const syntax = ts.isJsxSpreadAttribute(node) ? 'attribute' : 'property';
        const end = node.getEnd();
        spreads.push({ start: node.getStart(), end, group, syntax });
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(root);
  return spreads;
}

function dedent(text: string, margin: number): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.slice(margin)))
    .join('\n');
}

/** Column of the first character of the line that a place is in. */
function findMargin(source: string, start: number): number {
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1);
  return line.length - line.trimStart().length;
}

/** The white space before a spread that has its line alone; null for another. */
function findIndent(
  source: string,
  { start, end }: Spread,
  margin: number,
): string | null {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const after = source.slice(end).split('\n', 1)[0] ?? '';
  return before.trim() === '' && /^,?\s*$/.test(after)
    ? before.slice(margin)
    : null;
}

/** Whether a spread inside a line is followed by more, so that code without it would be broken. */
function isCrowded(source: string, spread: Spread): boolean {
  return (
    spread.syntax === 'property' &&
    findIndent(source, spread, 0) === null &&
    /^\s*,/.test(source.slice(spread.end))
  );
}

/**
 * The JSX that a playground's demo returns, with a name in place of each
 * `{...group}` and `...group`: what readers set is written there.
 *
 * @param groups Props of the demo that the page lists controls for.
 */
export function deriveTemplate(
  source: string,
  groups: readonly string[],
): PlaygroundTemplate | TemplateProblem {
  const file = parseTsx(source);
  const component = findComponent(file);
  const returned = component && findReturned(component);
  if (!component || !returned) {
    return {
      message: 'The demo of a playground returns no JSX.',
      hint: 'Write "export default function Name({ chart }: Props)" with one return.',
    };
  }
  const parameters = listParameters(component);
  const unknown = groups.find((group) => !parameters.includes(group));
  if (unknown !== undefined) {
    return {
      message: `The demo takes no prop "${unknown}".`,
      hint: `It takes ${parameters.map((name) => `"${name}"`).join(', ') || 'none by name'}.`,
    };
  }
  const spreads = listSpreads(returned, groups);
  const unspread = groups.find(
    (group) => !spreads.some((spread) => spread.group === group),
  );
  if (unspread !== undefined) {
    return {
      message: `The JSX of the demo does not spread "${unspread}".`,
      hint: `Write {...${unspread}} in an element, or ...${unspread} in an object.`,
    };
  }
  const crowded = spreads.find((spread) => isCrowded(source, spread));
  if (crowded) {
    return {
      message: `Other members follow "...${crowded.group}" in its line.`,
      hint: 'Write it last, or in a line of its own.',
    };
  }
  const margin = findMargin(source, returned.getStart());
  const holes = new Map<string, PlaygroundHole>();
  let text = '';
  let position = returned.getStart();
  spreads.forEach((spread, index) => {
    const name = `playgroundHole${index}`;
    const { group, syntax, start, end } = spread;
    holes.set(name, {
      group,
      syntax,
      indent: findIndent(source, spread, margin),
    });
    text += source.slice(position, start) + name;
    position = end;
  });
  text += source.slice(position, returned.getEnd());
  return { raw: dedent(text, margin), holes };
}
