/** Serves `build/` and collects what readers send; started by `npm start`. */
import path from 'node:path';
import { createCollector } from './createCollector';
import { createServer } from './createServer';
import { readServerOptions } from './options';
import { parseServerArguments } from './parseArguments';

function isPortTaken(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  );
}

async function main(): Promise<void> {
  const { host, port, hasSampleAds } = parseServerArguments(
    process.argv.slice(2),
    process.env,
  );
  const options = readServerOptions(process.env);
  const collector = createCollector(options, (message) =>
    console.error(`[collector] ${message}`),
  );
  const server = await createServer(path.resolve('build'), {
    collector,
    options,
    hasSampleAds,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second one ends the process at once.
    process.once(signal, () => void server.close().then(() => process.exit()));
  }
  try {
    const address = await server.listen({ host, port });
    console.log(
      `The site is at ${address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}`,
    );
  } catch (error) {
    await server.close();
    if (!isPortTaken(error)) {
      throw error;
    }
    throw new Error(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
