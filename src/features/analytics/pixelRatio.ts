/** `1.25` → `1.3`, `2.625` → `2.6`: one decimal, half up. */
export function roundPixelRatio(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}

/**
 * Calls a listener when the ratio changes, by zoom or another screen. A media
 * query knows one ratio only, so each change makes the next one.
 */
export function watchPixelRatio(listener: () => void): void {
  if (typeof window.matchMedia !== 'function') {
    return;
  }
  const arm = (): void =>
    window
      .matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
      .addEventListener(
        'change',
        () => {
          listener();
          arm();
        },
        { once: true },
      );
  arm();
}
