import { createBatcher } from './createBatcher';

/** A batch handler that answers when it is told to. */
function createHandler() {
  const batches: (readonly number[])[] = [];
  const release: (() => void)[] = [];
  const handle = async (items: readonly number[]): Promise<number[]> => {
    batches.push(items);
    await new Promise<void>((resolve) => release.push(resolve));
    return items.map((item) => item * 10);
  };
  return { batches, handle, releaseNext: () => release.shift()?.() };
}

async function settle(): Promise<void> {
  await new Promise(setImmediate);
}

describe('createBatcher', () => {
  it('hands a single item on at once', () => {
    const { batches, handle } = createHandler();

    void createBatcher(handle)(1);

    expect(batches).toEqual([[1]]);
  });

  it('collects what arrives while a batch is on its way, and gives each its own result', async () => {
    const { batches, handle, releaseNext } = createHandler();
    const add = createBatcher(handle);

    const results = Promise.all([1, 2, 3].map(add));
    releaseNext();
    await settle();
    releaseNext();

    expect(await results).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  it('makes no batch larger than told', async () => {
    const { batches, handle, releaseNext } = createHandler();
    const add = createBatcher(handle, 2);
    [1, 2, 3, 4].forEach((item) => void add(item));
    for (let round = 0; round < 3; round += 1) {
      releaseNext();
      await settle();
    }

    expect(batches).toEqual([[1], [2, 3], [4]]);
  });

  it('fails a batch alone: the next one is handed on', async () => {
    let isBroken = true;
    const add = createBatcher<number, number>(async (items) => {
      if (isBroken) {
        isBroken = false;
        throw new Error('disk full');
      }
      return items;
    });

    const outcomes = await Promise.allSettled([add(1), add(2)]);

    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
    ]);
  });
});
