import { canonicalAsServer } from '@site/plugins/lib/paths';
import { track } from './bus';

/** The time that the head of the page is given to follow the address, at most; milliseconds. */
const LONGEST_TITLE_WAIT_MS = 200;

function readMeta(name: string): string {
  return (
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ??
    'null'
  );
}

function recordPageView(pathname: string): void {
  track(
    {
      name: 'page_view',
      parameters: {
        page_title: document.title,
        page_location: canonicalAsServer(pathname),
        productId: readMeta('mui:productId'),
        productCategoryId: readMeta('mui:productCategoryId'),
      },
    },
    pathname,
  );
}

let cancel = (): void => {};

/**
 * Records a page view in the next task, and once the head of the page is
 * written, which takes a frame. Another one in between takes its place.
 */
export function schedulePageView(pathname: string): void {
  cancel();
  let frame = 0;
  let timer = setTimeout(() => {
    const record = (): void => {
      cancel();
      recordPageView(pathname);
    };
    // A page in the background has no frames.
    timer = setTimeout(record, LONGEST_TITLE_WAIT_MS);
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(record, 0);
    });
  }, 0);
  cancel = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
