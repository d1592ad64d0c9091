/** Everything that the inline script needs to know; serialised into the page. */
export interface WatchFilesSettings {
  /** Event that asks whether the page may reload; whoever minds prevents its default. */
  readonly questionEvent: string;
  /** Event that says: a reload is due, but not without the reader. */
  readonly wantedEvent: string;
  /** Entry of the session's storage: when the last such reload was. */
  readonly storageKey: string;
  /** Time without a second reload, in milliseconds. */
  readonly pauseMs: number;
}

/**
 * Runs in the browser before any script of the site: reloads the page once when
 * a script or a style of it is gone, as after a deployment; and knows whether
 * the reader has typed something that a reload would lose.
 *
 * The build prints this function's own text into the page, so it uses nothing
 * from outside its body.
 */
export function watchFiles(settings: WatchFilesSettings): void {
  const fields: EventTarget[] = [];

  function isTextField(node: EventTarget | null): node is HTMLElement {
    return (
      node instanceof HTMLElement &&
      (node.isContentEditable ||
        node.matches(
          'textarea, [contenteditable=true], input:not([type]), input:is([type=text], [type=search], [type=email], [type=url], [type=tel], [type=number], [type=password])',
        ))
    );
  }

  function isFilled(field: EventTarget): boolean {
    const { isConnected, value, textContent } = field as HTMLInputElement;
    return isConnected && (value || textContent || '').trim() !== '';
  }

  function isGone(response: Response): boolean {
    const type = response.headers.get('content-type') || '';
    return (
      response.status === 404 || response.status === 410 || /html/.test(type)
    );
  }

  function reloadOnce(): void {
    const may = dispatchEvent(
      new Event(settings.questionEvent, { cancelable: true }),
    );
    try {
      const lastAt = Number(sessionStorage.getItem(settings.storageKey));
      if (Date.now() - lastAt < settings.pauseMs) {
        return; // The deployment itself is broken: another reload mends nothing.
      }
      if (may) {
        sessionStorage.setItem(settings.storageKey, String(Date.now()));
        location.reload();
        return;
      }
    } catch {
      // Without a memory a reload could loop: the reader decides.
    }
    dispatchEvent(new Event(settings.wantedEvent));
  }

  addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target) && fields.indexOf(target) < 0) {
        fields.push(target);
      }
    },
    true,
  );

  addEventListener(settings.questionEvent, (event) => {
    if (isTextField(document.activeElement) || fields.some(isFilled)) {
      event.preventDefault();
    }
  });

  addEventListener(
    'error',
    ({ target }) => {
      const url =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
            ? target.href
            : '';
      if (url.indexOf(`${location.origin}/`) === 0) {
        // Only what the server says is gone: a lost connection says nothing.
        fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
          (response) => isGone(response) && reloadOnce(),
          () => {},
        );
      }
    },
    true,
  );
}
