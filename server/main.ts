/** Serves `build/`; started by `npm start`. */
import path from 'node:path';
import { createServer } from './createServer';
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
  const server = await createServer(path.resolve('build'), { hasSampleAds });
  try {
    const address = await server.listen({ host, port });
    console.log(
      `The site is at ${address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}`,
    );
  } catch (error) {
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
