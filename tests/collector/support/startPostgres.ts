import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Where Debian and its relatives have the programs of a PostgreSQL server. */
const VERSIONS = '/usr/lib/postgresql';

/** A PostgreSQL server of the test's own. */
export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it at once, as a crash would: connections break, nothing is tidied up. */
  crash(): Promise<void>;
}

/** Folder of the newest installed server's programs; none where there is no PostgreSQL. */
export function findPostgres(): string | undefined {
  const versions = fs.existsSync(VERSIONS) ? fs.readdirSync(VERSIONS) : [];
  const newest = versions.map(Number).sort((a, b) => b - a)[0];
  const programs = path.join(VERSIONS, String(newest), 'bin');
  return fs.existsSync(path.join(programs, 'initdb')) ? programs : undefined;
}

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
function getUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const read = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const running = new Set<ChildProcess>();

export function stopAllPostgres(): void {
  running.forEach((child) => child.kill('SIGQUIT'));
}

/** Makes a server in an empty folder; it is not started yet. */
export async function createPostgres(
  programs: string,
  directory: string,
): Promise<PostgresServer> {
  const user = getUser();
  if (user.uid !== undefined && user.gid !== undefined) {
    fs.chownSync(directory, user.uid, user.gid);
  }
  const options = { ...user, cwd: directory };
  execFileSync(
    path.join(programs, 'initdb'),
    ['--pgdata', directory, '--auth', 'trust', '--username', 'docs'],
    { ...options, stdio: 'pipe' },
  );
  const port = await findFreePort();
  let child: ChildProcess | undefined;

  function isReady(): boolean {
    try {
      execFileSync(
        path.join(programs, 'pg_isready'),
        ['--host', '127.0.0.1', '--port', String(port)],
        { stdio: 'pipe' },
      );
      return true;
    } catch {
      return false;
    }
  }

  return {
    url: `postgresql://docs@127.0.0.1:${port}/postgres`,
    async start() {
      child = spawn(
        path.join(programs, 'postgres'),
        [
          '-D',
          directory,
          '-p',
          String(port),
          '-k',
          directory,
          '-h',
          '127.0.0.1',
        ],
        { ...options, stdio: 'ignore' },
      );
      running.add(child);
      while (!isReady()) {
        await delay(50);
      }
    },
    async crash() {
      if (child) {
        const ended = once(child, 'exit');
        child.kill('SIGQUIT');
        await ended;
        running.delete(child);
      }
    },
  };
}
