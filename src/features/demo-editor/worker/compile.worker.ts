/** Compiles edited code, so that the page stays free for typing. */
import { compile, locate, type Compiled } from './compile';
import type { CompileResult, WorkerRequest, WorkerResponse } from './messages';

/** As many as may still run somewhere on the page. */
const KEPT_RESULTS = 10;

const results = new Map<number, Compiled>();

function keep(id: number, compiled: Compiled): void {
  results.set(id, compiled);
  const [oldest] = results.keys();
  if (results.size > KEPT_RESULTS && oldest !== undefined) {
    results.delete(oldest);
  }
}

function toResult(compiled: Compiled): CompileResult {
  return 'files' in compiled
    ? { files: compiled.files.map(({ name, code }) => ({ name, code })) }
    : compiled;
}

function answer(request: WorkerRequest): WorkerResponse {
  const { id } = request;
  switch (request.kind) {
    case 'compile': {
      const compiled = compile(request.files);
      keep(id, compiled);
      return { kind: 'compiled', id, result: toResult(compiled) };
    }
    case 'locate': {
      const compiled = results.get(request.compiledBy);
      const files = compiled && 'files' in compiled ? compiled.files : [];
      const file = files.find(({ name }) => name === request.file);
      return { kind: 'located', id, place: locate(file?.map, request.place) };
    }
  }
}

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(answer(data));
};
