import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { parseTsx } from '../../lib/parseTsx';

/** The element around a demo in this styling: nothing outside of it is styled. */
const SCOPE = '[data-styling="Tailwind"]';

/** The mode is that of the demo, not that of the page or the system. */
const ENTRY = `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities) important;
@custom-variant dark (&:where([data-styling='Tailwind'][data-theme='dark'] *));
`;

const require = createRequire(__filename);

/** Everything in the texts of a file that may be the name of a class. */
export function findCandidates(source: string): string[] {
  const file = parseTsx(source);
  const candidates = new Set<string>();
  function visit(node: ts.Node): void {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText) {
      node.text.split(/\s+/).forEach((word) => word && candidates.add(word));
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return [...candidates].sort();
}

async function loadStylesheet(id: string, base: string) {
  const file = require.resolve(id);
  return { path: file, base, content: await fs.readFile(file, 'utf8') };
}

/** Rules that style elements are for the inside of a demo only. */
function scope(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const isTopLevel = rule.parent?.type !== 'rule';
    const isKeyframe =
      rule.parent?.type === 'atrule' &&
      /keyframes$/.test((rule.parent as postcss.AtRule).name);
    if (isTopLevel && !isKeyframe) {
      rule.selectors = rule.selectors.map((selector) =>
        /^(:root|:host|\*|::)/.test(selector)
          ? selector
          : `${SCOPE} ${selector}`,
      );
    }
  });
  return root.toString();
}

/**
 * The styles of the utility classes that sources use, and no others: without
 * the resets that Tailwind gives a page of its own, which this page is not.
 */
export async function compileTailwind(
  sources: readonly string[],
): Promise<string> {
  const { build } = await compile(ENTRY, {
    base: path.dirname(require.resolve('tailwindcss/package.json')),
    loadStylesheet,
  });
  return scope(build(sources.flatMap(findCandidates)));
}
