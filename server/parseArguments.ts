import { parseArgs } from 'node:util';

export interface ServerArguments {
  readonly port: number;
  readonly host: string;
  readonly hasSampleAds: boolean;
}

const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65_535;

function parsePort(text: string | undefined): number {
  if (!text) {
    return DEFAULT_PORT;
  }
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > LARGEST_PORT) {
    throw new Error(
      `"${text}" is no port: give a whole number from 0 to ${LARGEST_PORT}.`,
    );
  }
  return port;
}

/**
 * `--host`, `--port` and `--sample-ads` of the command line, `PORT` of the environment.
 * @throws {Error} For a port of the wrong form, or an unknown argument.
 */
export function parseServerArguments(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ServerArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      'sample-ads': { type: 'boolean' },
    },
  });
  return {
    host: values.host ?? 'localhost',
    hasSampleAds: values['sample-ads'] ?? false,
    port: parsePort(values.port ?? env['PORT']),
  };
}
