import type {
  CheckRequest,
  CheckResponse,
  CheckResult,
} from './worker/messages';

type Question = Omit<CheckRequest, 'id'>;

/** @throws {Error} When the code cannot be checked. */
export type Check = (question: Question) => Promise<CheckResult>;

function createWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "migration-checker" */ new URL(
      './worker/check.worker.ts',
      import.meta.url,
    ),
  );
}

function askWorker(worker: Worker, question: Question): Promise<CheckResult> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CheckResponse>) => {
      if ('result' in data) {
        resolve(data.result);
      } else {
        reject(new Error('The code could not be checked.'));
      }
    };
    worker.onerror = () => reject(new Error('The checker has stopped.'));
    worker.postMessage({ id: 0, ...question });
  });
}

/** Checks on this thread, where there are no workers. */
async function checkHere(question: Question): Promise<CheckResult> {
  const { check } = await import('./worker/check');
  return check(question);
}

/** @param create Makes a worker; each check has its own, so that none waits for another. */
export function createCheck(create: () => Worker = createWorker): Check {
  return async (question) => {
    let worker: Worker;
    try {
      worker = create();
    } catch {
      return checkHere(question);
    }
    try {
      return await askWorker(worker, question);
    } finally {
      worker.terminate();
    }
  };
}
