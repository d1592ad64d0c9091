import { createRoot } from 'react-dom/client';
import type { Program } from '../protocol';
import Boundary from './Boundary';
import FrameProviders from './FrameProviders';
import { loadProgram, type LoadedProgram } from './loadProgram';

/** A program that is on the screen, or about to be. */
interface Act {
  readonly id: number;
  readonly container: HTMLElement;
  readonly remove: () => void;
}

export interface Stage {
  /** Shows a program, once it has rendered; what was there before stays until then, and if it fails. */
  readonly run: (program: Program) => Promise<void>;
  /** The program on the screen, or the one that is on its way; 0 for none. */
  readonly getCurrentId: () => number;
}

export interface StageEvents {
  readonly onRan: (id: number) => void;
  readonly onFailed: (id: number, reason: unknown) => void;
  /** Another container is on the screen. */
  readonly onShow: (container: HTMLElement) => void;
}

/** Grids and charts measure themselves after they have mounted. Frames that are out of sight have no animation frames. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 80);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function addStyles(styles: readonly string[]): () => void {
  const elements = styles.map((text) => {
    const element = document.createElement('style');
    element.textContent = text;
    document.head.append(element);
    return element;
  });
  return () => elements.forEach((element) => element.remove());
}

/** Renders in a hidden place. Resolves when the demo is mounted; rejects with what it throws until then. */
function mount(
  id: number,
  { Component, styles }: LoadedProgram,
  onLateError: (reason: unknown) => void,
): Promise<Act> {
  const container = document.createElement('div');
  // Laid out, so that it can measure itself, and neither seen nor read.
  container.style.cssText =
    'position:absolute;inset-inline:var(--padding);inset-block-start:var(--padding);visibility:hidden';
  document.body.append(container);
  const root = createRoot(container);
  const removeStyles = addStyles(styles);
  function remove(): void {
    // React may be at work on it.
    setTimeout(() => root.unmount());
    removeStyles();
    container.remove();
  }
  return new Promise((resolve, reject) => {
    let isMounted = false;
    function handleMount(): void {
      isMounted = true;
      resolve({ id, container, remove });
    }
    function handleError(reason: unknown): void {
      if (isMounted) {
        onLateError(reason);
      } else {
        remove();
        reject(reason);
      }
    }
    root.render(
      <FrameProviders>
        <Boundary onMount={handleMount} onError={handleError}>
          <Component />
        </Boundary>
      </FrameProviders>,
    );
  });
}

export function createStage(events: StageEvents): Stage {
  let shown: Act | undefined;
  let currentId = 0;

  function show(act: Act): void {
    shown?.remove();
    shown = act;
    act.container.style.cssText = '';
    events.onShow(act.container);
  }

  /** Resolves to whether the program is on the screen now. */
  async function perform(
    id: number,
    loaded: LoadedProgram,
    onCrash: () => void,
  ): Promise<boolean> {
    let hasCrashed = false;
    const act = await mount(id, loaded, (reason) => {
      hasCrashed = true;
      events.onFailed(id, reason);
      if (shown === act) {
        onCrash();
      }
    });
    await settle();
    if (id !== currentId || hasCrashed) {
      act.remove();
      return false;
    }
    show(act);
    return true;
  }

  async function run(program: Program): Promise<void> {
    const { id } = program;
    currentId = id;
    try {
      const loaded = await loadProgram(program);
      if (id !== currentId) {
        return;
      }
      // A demo that crashes later starts anew, once: an empty place tells nothing.
      const startAnew = (): void =>
        void perform(id, loaded, () => {}).catch(() => {});
      if (await perform(id, loaded, startAnew)) {
        events.onRan(id);
      }
    } catch (reason) {
      if (id === currentId) {
        events.onFailed(id, reason);
      }
    }
  }

  return { run, getCurrentId: () => currentId };
}
