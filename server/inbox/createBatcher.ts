interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Hands items on in batches: one batch is on its way at a time, and what
 * arrives meanwhile makes up the next. So one sync to disk, or one transaction,
 * serves many requests, and a single request waits for nobody.
 *
 * @param handle Resolves to one result an item, in their order.
 */
export function createBatcher<T, R>(
  handle: (items: readonly T[]) => Promise<readonly R[]>,
  mostItems = 500,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostItems);
      waiting = waiting.slice(mostItems);
      try {
        const results = await handle(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => resolve(results[index] as R));
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) {
        void run();
      }
    });
}
