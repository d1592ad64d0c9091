import { takeScriptError } from './runScript';

export interface ErrorEvents {
  /** Nothing caught it. */
  readonly onThrown: (reason: unknown) => void;
  /** The code wrote it to the console as an error. */
  readonly onPrinted: (text: string) => void;
}

/** Texts that are longer are cut: they are for a line below the code. */
const LONGEST_TEXT = 500;

/** What the library says when the site has no licence key: that is not the code's fault. */
const LICENSE_NOTICE = /MUI X: Missing license key|\*{20,}/;

function toText(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Listens for what the code throws outside of rendering, and for what it prints. */
export function watchErrors({ onThrown, onPrinted }: ErrorEvents): void {
  window.addEventListener('error', (event) => {
    const { error, message } = event;
    // A browser's way to say that sizes changed twice; nothing is wrong.
    const isNoise = !error && message.startsWith('ResizeObserver');
    if (takeScriptError(event)) {
      event.preventDefault();
    } else if (!isNoise) {
      onThrown(error ?? message);
    }
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    onThrown(reason),
  );
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    print(...values);
    const text = values.map(toText).join(' ').slice(0, LONGEST_TEXT);
    // React prints what the boundary reports.
    if (!(values[0] instanceof Error) && !LICENSE_NOTICE.test(text)) {
      onPrinted(text);
    }
  };
}
