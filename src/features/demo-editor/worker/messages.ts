/** What the page asks of the compiler, and what it answers. Plain data. */

export interface SourceText {
  /** Its extension says which language it is: `Demo.tsx`, `data.json`. */
  readonly name: string;
  readonly code: string;
}

/** A place in a text; line and column count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The code is not of its language. */
export interface CompileError extends Partial<Place> {
  readonly file: string;
  readonly message: string;
}

export type CompileResult =
  { readonly files: readonly SourceText[] } | { readonly error: CompileError };

export type WorkerRequest =
  | {
      readonly kind: 'compile';
      readonly id: number;
      readonly files: readonly SourceText[];
    }
  /** Where a place in compiled code comes from. */
  | {
      readonly kind: 'locate';
      readonly id: number;
      /** Of the request that compiled it. */
      readonly compiledBy: number;
      readonly file: string;
      readonly place: Place;
    };

export type WorkerResponse =
  | {
      readonly kind: 'compiled';
      readonly id: number;
      readonly result: CompileResult;
    }
  /** Without a place when there is none any more. */
  | {
      readonly kind: 'located';
      readonly id: number;
      readonly place?: Place | undefined;
    };
