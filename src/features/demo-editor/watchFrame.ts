import {
  parseFrameMessage,
  type FrameMessage,
  type HostMessage,
} from '../demo-frame';

/** A frame that says nothing for so long runs a loop without an end, or is not there at all. */
export const SILENCE_MS = 5000;

/** How long a frame may take until it speaks for the first time. */
export const START_MS = 20_000;

const CHECK_INTERVAL_MS = 1000;

export interface FrameEvents {
  readonly onMessage: (message: FrameMessage) => void;
  readonly onSilence: (reason: 'hung' | 'not-loaded') => void;
}

/** Hears what one frame says, and notices when it says nothing. Returns how to stop that. */
export function watchFrame(
  frame: HTMLIFrameElement,
  { onMessage, onSilence }: FrameEvents,
): () => void {
  let heardAt = Date.now();
  let isReady = false;

  function handleMessage({ source, data }: MessageEvent<unknown>): void {
    if (source === null || source !== frame.contentWindow) {
      return;
    }
    const message = parseFrameMessage(data);
    if (message) {
      heardAt = Date.now();
      isReady ||= message.kind === 'ready';
      onMessage(message);
    }
  }
  function check(): void {
    if (document.hidden) {
      heardAt = Date.now(); // The timers of a hidden page hardly run.
      return;
    }
    if (Date.now() - heardAt > (isReady ? SILENCE_MS : START_MS)) {
      heardAt = Date.now();
      onSilence(isReady ? 'hung' : 'not-loaded');
    }
  }

  window.addEventListener('message', handleMessage);
  const timer = window.setInterval(check, CHECK_INTERVAL_MS);
  return () => {
    window.removeEventListener('message', handleMessage);
    window.clearInterval(timer);
  };
}

/** Says something to a frame. It has no origin that could be named, and hears no secrets. */
export function tellFrame(
  frame: HTMLIFrameElement | null,
  message: HostMessage,
): void {
  frame?.contentWindow?.postMessage(message, '*');
}
