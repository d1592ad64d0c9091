import type { Feedback } from '@site/server/schemas/feedback';
import { dequeue, enqueue, QUEUE_KEY, readQueue } from './queue';

const create = (id: string) => ({ id }) as Feedback;

describe('readQueue', () => {
  beforeEach(() => localStorage.clear());

  it.each(['nonsense', 'null', '{}', '[null, 1, {"id":2}]'])(
    'takes %j for an empty queue',
    (text) => {
      localStorage.setItem(QUEUE_KEY, text);
      expect(readQueue()).toEqual([]);
    },
  );

  it('keeps the order, and leaves no entry behind', () => {
    enqueue(create('a'));
    enqueue(create('b'));
    expect(readQueue().map(({ id }) => id)).toEqual(['a', 'b']);
    dequeue('a');
    dequeue('b');
    expect(localStorage).toHaveLength(0);
  });
});
