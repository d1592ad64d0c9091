import path from 'node:path';
import { rspack } from '@rspack/core';
import type { WorkerSite } from './types';

export interface WorkerRequest {
  /** Absolute path of the worker's source. */
  readonly entry: string;
  /** Absolute path of the script to write: its folder is the worker's scope. */
  readonly output: string;
  readonly site: WorkerSite;
}

/**
 * Bundles the worker as one script.
 * @throws {Error} With all messages of the bundler.
 */
export async function bundleWorker({
  entry,
  output,
  site,
}: WorkerRequest): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    entry: { worker: entry },
    target: ['webworker', 'es2022'],
    devtool: false,
    output: { path: path.dirname(output), filename: path.basename(output) },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
          },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [new rspack.DefinePlugin({ SITE: JSON.stringify(site) })],
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
      compiler.close(() => {
        if (error || errors.length > 0) {
          const messages = errors.map(({ message }) => message).join('\n');
          reject(
            error ??
              new Error(
                `[service-worker] The worker cannot be bundled.\n${messages}`,
              ),
          );
        } else {
          resolve();
        }
      });
    });
  });
}
