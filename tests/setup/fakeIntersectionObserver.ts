/** Observes nothing by itself: a test says what comes into view, with {@link intersect}. */
export class FakeIntersectionObserver implements IntersectionObserver {
  static readonly active = new Set<FakeIntersectionObserver>();

  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly targets = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;

  constructor(
    callback: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.#callback = callback;
    this.rootMargin = rootMargin;
    FakeIntersectionObserver.active.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
    FakeIntersectionObserver.active.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  report(target: Element, isIntersecting: boolean): void {
    const rect = target.getBoundingClientRect();
    this.#callback(
      [
        {
          target,
          isIntersecting,
          intersectionRatio: isIntersecting ? 1 : 0,
          time: 0,
          boundingClientRect: rect,
          intersectionRect: rect,
          rootBounds: null,
        },
      ],
      this,
    );
  }
}

/**
 * Tells every observer of an element that it came into view, or went out of it.
 * @throws {Error} When nothing observes the element, since the test then proves nothing.
 */
export function intersect(target: Element, isIntersecting = true): void {
  const observers = [...FakeIntersectionObserver.active].filter(({ targets }) =>
    targets.has(target),
  );
  if (observers.length === 0) {
    throw new Error('No IntersectionObserver observes this element.');
  }
  observers.forEach((observer) => observer.report(target, isIntersecting));
}
