/** What browsers have and jsdom lacks, in the least form that the site needs. */
import { TextDecoder, TextEncoder } from 'node:util';
import { FakeIntersectionObserver } from './fakeIntersectionObserver';

/** A screen on which no media query matches: light, still, with a pointer. */
function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

class InertResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const IDLE_DEADLINE: IdleDeadline = {
  didTimeout: false,
  timeRemaining: () => 50,
};

Object.assign(window, {
  matchMedia,
  IntersectionObserver: FakeIntersectionObserver,
  ResizeObserver: InertResizeObserver,
  requestIdleCallback: (callback: IdleRequestCallback) =>
    window.setTimeout(() => callback(IDLE_DEADLINE), 0),
  cancelIdleCallback: (handle: number) => window.clearTimeout(handle),
  // What Docusaurus's links call when the pointer or the viewport reaches them.
  docusaurus: { prefetch: () => false, preload: () => false },
  // For react-dom/server, which some tests use to make the static HTML.
  TextDecoder,
  TextEncoder,
});
// jsdom has no layout, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

const createEvent = document.createEvent.bind(document);
// jsdom has storage events, but not by this older way, which Docusaurus uses.
document.createEvent = ((type: string) =>
  type === 'StorageEvent'
    ? new StorageEvent('')
    : createEvent(type)) as typeof document.createEvent;
