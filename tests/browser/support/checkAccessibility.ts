import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { KNOWN_VIOLATIONS } from './knownViolations';

const axeSource = fs.readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

const AXE_OPTIONS: RunOptions = {
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ],
  resultTypes: ['violations'],
};

export interface AccessibilityReport {
  /** One line each; known ones are left out. */
  readonly violations: readonly string[];
  /** Indices of the known ones that were found. */
  readonly known: readonly number[];
}

/** Rules about colours: all that a change of the mode can break in the same DOM. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

export interface AccessibilityScope {
  /** Selector of what is looked at; all of the page without it. */
  readonly within?: string;
  /** Only these of axe's rules. */
  readonly rules?: readonly string[];
}

/** Looks at the page that is open, or at a part of it. */
export async function readAccessibility(
  page: Page,
  { within, rules }: AccessibilityScope = {},
): Promise<AccessibilityReport> {
  if (!(await page.evaluate('"axe" in window'))) {
    await page.evaluate(axeSource);
  }
  const found = await page.evaluate(
    async ([options, knownSelectors, part]) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: object): Promise<AxeResults> };
      };
      const { violations } = await axe.run(
        part === undefined ? document : { include: [[part]] },
        options,
      );
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ target, html }) => {
          const first = String(target[0]);
          const element = document.querySelector(first);
          return {
            rule: id,
            line: `${impact}: ${id} at ${first} ${html.slice(0, 160)}`,
            inside: knownSelectors.map((known) =>
              Boolean(element?.closest(known)),
            ),
          };
        }),
      );
    },
    [
      rules ? { ...AXE_OPTIONS, runOnly: [...rules] } : AXE_OPTIONS,
      KNOWN_VIOLATIONS.map((entry) => entry.selector),
      within,
    ] as const,
  );
  const known = new Set<number>();
  const violations: string[] = [];
  for (const { rule, line, inside } of found) {
    const index = KNOWN_VIOLATIONS.findIndex(
      (entry, position) => entry.rule === rule && inside[position],
    );
    if (index === -1) {
      violations.push(line);
    } else {
      known.add(index);
    }
  }
  return { violations, known: [...known] };
}

/** Violations of the page that is open, one line each; known ones are left out. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  return [...(await readAccessibility(page)).violations];
}
