import type { BuildMessage, WorkerMessage } from './worker/messages';

/** A worker that is busy answers late; one of an older site never. */
const PATIENCE_MS = 3000;

/** Tells a worker something; a worker that is gone hears nothing. */
export function tellWorker(
  worker: ServiceWorker,
  message: WorkerMessage,
  ports: Transferable[] = [],
): void {
  try {
    worker.postMessage(message, ports);
  } catch {
    // Redundant by now.
  }
}

/** The build that a worker belongs to; undefined when it does not answer. */
export function askBuild(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    port1.onmessage = ({
      data,
    }: MessageEvent<Partial<BuildMessage> | null>) => {
      clearTimeout(timer);
      port1.close();
      resolve(typeof data?.build === 'string' ? data.build : undefined);
    };
    tellWorker(worker, { type: 'ask-build' }, [port2]);
  });
}
