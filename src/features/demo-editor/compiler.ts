import type {
  CompileResult,
  Place,
  SourceText,
  WorkerRequest,
  WorkerResponse,
} from './worker/messages';

/** Compiles code in a worker. */
export interface Compiler {
  /** @throws {Error} When there is no compiler to be had. */
  readonly compile: (
    id: number,
    files: readonly SourceText[],
  ) => Promise<CompileResult>;
  /** Where a place in code that was compiled under an id was written; undefined when nobody knows. */
  readonly locate: (
    compiledBy: number,
    file: string,
    place: Place,
  ) => Promise<Place | undefined>;
}

interface Waiting {
  readonly resolve: (response: WorkerResponse) => void;
  readonly reject: (reason: Error) => void;
}

/** @param createWorker Called at the first use, and again after the worker has failed. */
export function createCompiler(createWorker: () => Worker): Compiler {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastLocateId = 0;

  function handleFailure(): void {
    worker?.terminate();
    worker = undefined;
    waiting.forEach(({ reject }) =>
      reject(new Error('The compiler has stopped.')),
    );
    waiting.clear();
  }

  function getWorker(): Worker {
    if (!worker) {
      worker = createWorker();
      worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
        waiting.get(data.id)?.resolve(data);
        waiting.delete(data.id);
      };
      worker.onerror = handleFailure;
    }
    return worker;
  }

  async function ask(request: WorkerRequest): Promise<WorkerResponse> {
    const target = getWorker();
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      target.postMessage(request);
    });
  }

  return {
    async compile(id, files) {
      const response = await ask({ kind: 'compile', id, files });
      if (response.kind !== 'compiled') {
        throw new TypeError('The compiler answered something else.');
      }
      return response.result;
    },
    async locate(compiledBy, file, place) {
      lastLocateId -= 1; // Apart from the ids of what is compiled.
      const response = await ask({
        kind: 'locate',
        id: lastLocateId,
        compiledBy,
        file,
        place,
      }).catch(() => undefined);
      return response?.kind === 'located' ? response.place : undefined;
    },
  };
}

/** The compiler of the page. */
export const compiler = createCompiler(
  () =>
    new Worker(
      /* webpackChunkName: "demo-compiler" */ new URL(
        './worker/compile.worker.ts',
        import.meta.url,
      ),
    ),
);
