import type { DesignTokens } from '../lib/designTokens';

/** `primaryHover` → `primary-hover` */
function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function toDeclarations(
  group: string,
  values: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(values).map(
    ([name, value]) => `  --docs-${group}-${toKebabCase(name)}: ${value};`,
  );
}

function toPixels(
  values: Readonly<Record<string, number>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `${value}px`]),
  );
}

function toRule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.join('\n')}\n}\n`;
}

/** The tokens as CSS custom properties: `--docs-color-primary`, `--docs-radius-card`, … */
export function toCssVariables(tokens: DesignTokens): string {
  const { color, radius, spacing, font } = tokens;
  return [
    toRule(':root', [
      ...toDeclarations('radius', toPixels(radius)),
      `  --docs-spacing: ${spacing}px;`,
      `  --docs-font-sans: ${font.sans};`,
      `  --docs-font-mono: ${font.mono};`,
    ]),
    toRule(":root, [data-theme='light']", [
      '  color-scheme: light;',
      ...toDeclarations('color', color.light),
    ]),
    toRule("[data-theme='dark']", [
      '  color-scheme: dark;',
      ...toDeclarations('color', color.dark),
    ]),
  ].join('\n');
}
