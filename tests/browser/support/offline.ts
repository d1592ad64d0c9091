import type { Page } from 'playwright-core';

/** Waits until the page has a worker that serves it. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve, {
          once: true,
        });
      });
    }
  });
}

/** Waits until a page is kept. */
export async function waitForKept(page: Page, pathname: string): Promise<void> {
  await page.evaluate(
    (path) =>
      new Promise<void>((resolve) => {
        const look = async (): Promise<void> => {
          if (await caches.match(path, { cacheName: 'docs-pages' })) {
            resolve();
          } else {
            setTimeout(() => void look(), 50);
          }
        };
        void look();
      }),
    pathname,
  );
}

/** Opens a page as production does, and waits until it is kept. */
export async function openKept(
  page: Page,
  origin: string,
  pathname: string,
): Promise<void> {
  await page.goto(`${origin}${pathname}?pwa=1`);
  await waitForWorker(page);
  await waitForKept(page, pathname);
}
