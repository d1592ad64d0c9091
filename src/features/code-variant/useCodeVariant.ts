import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../storage';
import {
  DEFAULT_CODE_VARIANT,
  isCodeVariant,
  parseDemoHash,
  type CodeVariant,
} from './logic';

const COOKIE = 'codeVariant';

const listeners = new Set<() => void>();
let variant: CodeVariant | undefined;
let otherTabs: BroadcastChannel | undefined;

function setVariant(next: CodeVariant): void {
  variant = next;
  listeners.forEach((listener) => listener());
}

/** Hash, then cookie, then default. A hash is no choice: it is not remembered. */
function readVariant(): CodeVariant {
  const stored = readCookie(COOKIE);
  return (
    parseDemoHash(window.location.hash)?.variant ??
    (isCodeVariant(stored) ? stored : DEFAULT_CODE_VARIANT)
  );
}

/** The variant that demos show. Browser only. */
export function getCodeVariant(): CodeVariant {
  variant ??= readVariant();
  return variant;
}

function connectTabs(): void {
  if (otherTabs || typeof BroadcastChannel === 'undefined') {
    return;
  }
  otherTabs = new BroadcastChannel(COOKIE);
  otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isCodeVariant(data)) {
      setVariant(data);
    }
  };
}

/** Calls a listener when the variant may have changed. */
export function subscribeCodeVariant(listener: () => void): () => void {
  connectTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function chooseVariant(next: CodeVariant): void {
  setVariant(next);
  writeCookie(COOKIE, next);
  otherTabs?.postMessage(next);
}

/** Shows the variant that a link asks for; a link is no choice, so it is not remembered. */
export function showCodeVariant(next: CodeVariant): void {
  setVariant(next);
}

/** The reader's choice between JavaScript and TypeScript, shared by all demos and tabs. */
export function useCodeVariant(): {
  readonly codeVariant: CodeVariant;
  /** Remembers the choice for a year. */
  readonly chooseCodeVariant: (next: CodeVariant) => void;
} {
  const codeVariant = useSyncExternalStore(
    subscribeCodeVariant,
    getCodeVariant,
    () => DEFAULT_CODE_VARIANT,
  );
  return { codeVariant, chooseCodeVariant: chooseVariant };
}
