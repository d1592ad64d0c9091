/** Checks code, so that the page stays free. */
import { check } from './check';
import type { CheckRequest, CheckResponse } from './messages';

function answer({ id, ...request }: CheckRequest): CheckResponse {
  try {
    return { id, result: check(request) };
  } catch (error) {
    console.error(error);
    return { id, failed: true };
  }
}

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  self.postMessage(answer(data));
};
