import { useCallback, useEffect, useRef, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies with the Clipboard API, or with a hidden field where there is none or it refuses. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    return;
  } catch {
    // Denied or missing: the older way may still work.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    if (!document.execCommand('copy')) {
      throw new Error('The browser refused to copy.');
    }
  } finally {
    field.remove();
  }
}

/**
 * Copies a text and tells for a while how it went.
 * @param durationMs How long "copied" or "failed" lasts after the last click.
 */
export function useCopy(durationMs: number): {
  readonly state: CopyState;
  /** Resolves to how it went. Never rejects: a text that can't be had is a failure to copy. */
  readonly copy: (
    getText: () => string | Promise<string>,
  ) => Promise<'copied' | 'failed'>;
} {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = useCallback(
    async (getText: () => string | Promise<string>) => {
      const next = await Promise.resolve()
        .then(getText)
        .then(copyText)
        .then(
          () => 'copied' as const,
          () => 'failed' as const,
        );
      setState(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setState('idle'), durationMs);
      return next;
    },
    [durationMs],
  );
  return { state, copy };
}
