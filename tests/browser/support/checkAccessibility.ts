import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = fs.readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A violation that comes from the library's own DOM and that no prop, slot or label avoids. */
interface KnownViolation {
  readonly rule: string;
  /** CSS selector of the library's elements. */
  readonly selector: string;
  readonly reason: string;
  /** When this entry can go. */
  readonly until: string;
}

const KNOWN_VIOLATIONS: readonly KnownViolation[] = [
  {
    rule: 'color-contrast',
    selector: '[style*="z-index: 100000"]',
    reason: 'The watermark that the library draws without a licence key.',
    until: 'A key is set by MUI_X_LICENSE_KEY.',
  },
  {
    rule: 'heading-order',
    selector: '[class*="PickersToolbar"]',
    reason:
      'The toolbar of the pickers prints the date as an h4; no prop changes the element.',
    until: 'The library lets a page choose the level, or prints no heading.',
  },
];

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

/** Violations of the page that is open, one line each; known ones are left out. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (options) =>
      (
        window as unknown as {
          axe: { run(context: object, options: object): Promise<AxeResults> };
        }
      ).axe.run(document, options),
    AXE_OPTIONS,
  );
  const lines: string[] = [];
  for (const { id, impact, nodes } of violations) {
    for (const { target, html } of nodes) {
      const selector = String(target[0]);
      const isKnown = await page.evaluate(
        ([rule, found, known]) =>
          known.some(
            (entry) =>
              entry.rule === rule &&
              document.querySelector(found)?.closest(entry.selector),
          ),
        [id, selector, KNOWN_VIOLATIONS] as const,
      );
      if (!isKnown) {
        lines.push(`${impact}: ${id} at ${selector} ${html.slice(0, 160)}`);
      }
    }
  }
  return lines;
}
