import { translate } from '@docusaurus/Translate';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { getServiceOptions } from '../../site-options';
import Notice from './Notice';

let closeShown: (() => void) | undefined;

/** Shows a notice in place of the one before; beside the page's own tree, which pays nothing for it. */
function show(text: string, actionLabel: string, onAction: () => void): void {
  closeShown?.();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const close = (): void => {
    root.unmount();
    container.remove();
    closeShown = undefined;
  };
  closeShown = close;
  root.render(
    createElement(Notice, { text, actionLabel, onAction, onClose: close }),
  );
}

const reload = (): void => window.location.reload();

/** A newer version is there, and the reader has typed something that a reload would lose. */
export function showReloadNotice(): void {
  show(
    translate({
      id: 'offline.newVersion',
      message:
        'There is a new version of this site. Reloading loses what you have typed.',
    }),
    translate({ id: 'offline.reload', message: 'Reload' }),
    reload,
  );
}

/** The page is a saved one. */
export function showSavedNotice(savedAt: Date): void {
  const date = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'long',
  }).format(savedAt);
  show(
    translate(
      {
        id: 'offline.saved',
        message: 'You are offline. This is version {version}, saved on {date}.',
      },
      { version: getServiceOptions().libraryVersion, date },
    ),
    translate({ id: 'offline.retry', message: 'Try again' }),
    reload,
  );
}
