import { deleteLocal, readLocal, writeLocal } from '../storage';
import type { Feedback } from '@site/server/schemas/feedback';

/** Key of the feedback that waits for the network, in the local storage. */
export const QUEUE_KEY = 'docs-feedback-queue';

const MOST_QUEUED = 50;

/** Malformed text counts as an empty queue. The collector checks each entry. */
export function readQueue(): Feedback[] {
  try {
    const parsed: unknown = JSON.parse(readLocal(QUEUE_KEY) ?? '[]');
    return Array.isArray(parsed)
      ? (parsed as unknown[]).filter(
          (entry): entry is Feedback =>
            typeof (entry as Partial<Feedback> | null)?.id === 'string',
        )
      : [];
  } catch {
    return [];
  }
}

function writeQueue(queue: readonly Feedback[]): void {
  if (queue.length === 0) {
    deleteLocal(QUEUE_KEY);
  } else {
    writeLocal(QUEUE_KEY, JSON.stringify(queue.slice(-MOST_QUEUED)));
  }
}

export function enqueue(feedback: Feedback): void {
  writeQueue([...readQueue(), feedback]);
}

/** Takes an entry out; another tab may have done so. */
export function dequeue(id: string): void {
  writeQueue(readQueue().filter((entry) => entry.id !== id));
}
