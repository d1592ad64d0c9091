import { useRef, useState } from 'react';
import type { ProductId } from '@site/plugins/migrations/types';
import { createCheck, type Check } from './checker';
import { loadMigrations } from './loadMigrations';
import { findProducts, MAX_CODE_LENGTH } from './logic';
import type { CheckResult } from './worker/messages';

export interface Question {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  /** `all` for what the code imports. */
  readonly product: ProductId | 'all';
}

export type CheckState =
  | { readonly kind: 'idle' | 'checking' | 'empty' | 'too-long' | 'failed' }
  | {
      readonly kind: 'done';
      readonly question: Question;
      readonly result: CheckResult;
    };

export interface Checker {
  readonly state: CheckState;
  readonly start: (question: Question) => void;
  readonly reset: () => void;
}

const checkInWorker = createCheck();

/** Checks code and keeps the last answer; an older one that comes late is dropped. */
export function useChecker(check: Check = checkInWorker): Checker {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const lastId = useRef(0);

  async function run(question: Question, id: number): Promise<void> {
    const { code, from, to, product } = question;
    let next: CheckState;
    try {
      const products = product === 'all' ? findProducts(code) : [product];
      const migrations = await loadMigrations(products);
      const result = await check({ code, from, to, migrations });
      next = { kind: 'done', question, result };
    } catch (error) {
      console.error(error);
      next = { kind: 'failed' };
    }
    if (id === lastId.current) {
      setState(next);
    }
  }

  return {
    state,
    start(question) {
      lastId.current += 1;
      if (question.code.trim() === '') {
        setState({ kind: 'empty' });
      } else if (question.code.length > MAX_CODE_LENGTH) {
        setState({ kind: 'too-long' });
      } else {
        setState({ kind: 'checking' });
        void run(question, lastId.current);
      }
    },
    reset() {
      lastId.current += 1;
      setState({ kind: 'idle' });
    },
  };
}
