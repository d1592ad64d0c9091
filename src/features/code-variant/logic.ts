import type { CodeStyling } from '@site/plugins/demos/types';

export type { CodeStyling };
export type CodeVariant = 'JS' | 'TS';

export const CODE_STYLINGS: readonly [CodeStyling, ...CodeStyling[]] = [
  'MUI System',
  'Tailwind',
  'CSS',
];

/** A demo that a hash points at, and what the hash asks for. */
export interface DemoHash {
  readonly demoName: string;
  /** The code opens in this variant; undefined when the hash only points. */
  readonly variant: CodeVariant | undefined;
  readonly styling: CodeStyling | undefined;
  /** Edited code that the hash has, compressed; only there with a variant. */
  readonly shared?: string | undefined;
}

const VARIANTS: Readonly<Record<string, CodeVariant>> = {
  js: 'JS',
  tsx: 'TS',
};

const STYLINGS: Readonly<Record<string, CodeStyling>> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/**
 * `#MultiSorting.tsx` → the demo with its code open in TypeScript,
 * `#css-MultiSorting.js` → in that styling too, `#MultiSorting` → the demo.
 * `#MultiSorting.tsx=N4Ig` → the demo with edited code. Undefined for hashes of
 * another form.
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const match =
    /^#(?:(?:(system|tailwind|css)-)?([A-Z][A-Za-z0-9]*)\.(js|tsx)(?:=(.*))?|([A-Z][A-Za-z0-9]*))$/.exec(
      hash,
    );
  if (!match) {
    return undefined;
  }
  const [, styling = '', named, extension = '', shared, pointed = ''] = match;
  return {
    demoName: named ?? pointed,
    variant: VARIANTS[extension],
    styling: STYLINGS[styling],
    shared,
  };
}

/** The hash that {@link parseDemoHash} reads. */
export function formatDemoHash(
  demoName: string,
  variant: CodeVariant,
  styling: CodeStyling,
): string {
  const prefix = { 'MUI System': '', Tailwind: 'tailwind-', CSS: 'css-' };
  return `#${prefix[styling]}${demoName}.${variant === 'JS' ? 'js' : 'tsx'}`;
}
