/** What the page asks of the checker, and what it answers. Plain data. */
import type {
  ChangeFact,
  ProductId,
  ProductMigrations,
  Severity,
} from '@site/plugins/migrations/types';

export interface CheckRequest {
  readonly id: number;
  readonly code: string;
  /** Version that the code is written for: `v6`. */
  readonly from: string;
  readonly to: string;
  readonly migrations: readonly ProductMigrations[];
}

/** Where a guide tells of a change. */
export interface GuideLink {
  /** Path of the page, with the id of the section where there is one. */
  readonly href: string;
  readonly from: string;
  readonly to: string;
}

/** One place in the code that the newer version does not take as it is. */
export interface Finding {
  readonly severity: Severity;
  /** As in the code: a prop, an export, a class. */
  readonly name: string;
  /** Component or type that has it: `DataGrid`; none for exports, classes and theme keys. */
  readonly owner?: string;
  readonly kind:
    'export' | 'member' | 'required' | 'class' | 'theme-key' | 'import';
  readonly product: ProductId;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** Characters to mark, from the start of the code. */
  readonly start: number;
  readonly end: number;
  /** New name, or import path of what moved. */
  readonly replacement?: string;
  readonly facts: readonly ChangeFact[];
  readonly guides: readonly GuideLink[];
  readonly codemod?: string;
}

/** A product and the versions that were compared. */
export interface ComparedProduct {
  readonly product: ProductId;
  readonly from: string;
  readonly to: string;
}

export interface CheckResult {
  /** By place. */
  readonly findings: readonly Finding[];
  /** Uses of MUI X that were looked at. */
  readonly useCount: number;
  readonly products: readonly ComparedProduct[];
  /** The code is not of its language in places: they were skipped. Counted from 1. */
  readonly unreadableLine?: number;
}

export type CheckResponse =
  | { readonly id: number; readonly result: CheckResult }
  | { readonly id: number; readonly failed: true };
