export type CodeVariant = 'JS' | 'TS';

export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

export function isCodeVariant(value: unknown): value is CodeVariant {
  return value === 'JS' || value === 'TS';
}

/** A demo that a hash points at, and what the hash asks for. */
export interface DemoHash {
  readonly demoName: string;
  /** The code opens in this variant; undefined when the hash only points. */
  readonly variant: CodeVariant | undefined;
  /** Edited code that the hash has, compressed; only there with a variant. */
  readonly shared?: string | undefined;
}

const EXTENSIONS: Readonly<Record<string, CodeVariant>> = {
  js: 'JS',
  tsx: 'TS',
};

/**
 * `#MultiSorting.tsx` → the demo with its code open in TypeScript,
 * `#MultiSorting` → the demo, `#MultiSorting.tsx=N4Ig` → the demo with edited
 * code. Undefined for hashes of another form.
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const match = /^#([A-Z][A-Za-z0-9]*)(?:\.(js|tsx)(?:=(.*))?)?$/.exec(hash);
  if (!match) {
    return undefined;
  }
  const [, demoName = '', extension = '', shared] = match;
  return { demoName, variant: EXTENSIONS[extension], shared };
}
