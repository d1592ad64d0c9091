/** The script of the document in which edited code runs. */
import { setLicenseKey } from '@site/src/features/component-theme/standalone';
import {
  ALIVE_INTERVAL_MS,
  type FrameMessage,
  type HostMessage,
} from '../protocol';
import { defineFactory, fileNames } from './runScript';
import { changeSettings, getSettings } from './settings';
import { createStage } from './stage';
import { toFailure } from './toFailure';
import { watchHeight } from './watchHeight';
import { watchErrors } from './watchErrors';

/** Code of strangers may run here only without an origin: no storage, no cookies, no page. */
function isIsolated(): boolean {
  return window.origin === 'null' && window.parent !== window;
}

function post(message: FrameMessage): void {
  window.parent.postMessage(message, location.origin);
}

function start(): void {
  const showHeight = watchHeight(
    () => getSettings().padding,
    (height) => post({ kind: 'height', height }),
  );
  const stage = createStage({
    onRan: (id) => post({ kind: 'ran', id }),
    onFailed: (id, reason) =>
      post({ kind: 'failed', id, failure: toFailure(reason, fileNames) }),
    onShow: showHeight,
  });
  watchErrors({
    onThrown: (reason) =>
      post({
        kind: 'failed',
        id: stage.getCurrentId(),
        failure: toFailure(reason, fileNames),
      }),
    onPrinted: (text) =>
      post({ kind: 'printed', id: stage.getCurrentId(), text }),
  });

  function receive(message: HostMessage): void {
    switch (message.kind) {
      case 'settings':
        changeSettings(message.settings);
        break;
      case 'font':
        document.fonts.add(
          new FontFace(message.family, message.data, { weight: '100 900' }),
        );
        break;
      case 'run':
        void stage.run(message.program);
        break;
    }
  }

  window.addEventListener('message', ({ data, source, origin }) => {
    // Its own page says nothing else than this.
    if (source === window.parent && origin === location.origin) {
      receive(data as HostMessage);
    }
  });
  window.setInterval(() => post({ kind: 'alive' }), ALIVE_INTERVAL_MS);
  post({ kind: 'ready' });
}

if (isIsolated()) {
  Object.assign(window, {
    demoFrame: { define: defineFactory },
    // Code that is written for a bundler asks for it.
    process: { env: { NODE_ENV: 'production' } },
  });
  void setLicenseKey().then(start, start);
}
