import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Stop } from '../Stop.ts';
import type { Binaries } from './binaries.ts';

/** How PostgreSQL, which refuses to run as root, is run here. */
export interface Account {
  binaries: Binaries;
  /** Where the cluster stands; differs from the asked folder only where another user could not reach that. */
  directory: string;
  /** The command line that runs a program under this account. */
  command(program: string, args: readonly string[]): [string, string[]];
  options: SpawnOptions;
}

/** `nobody`: PostgreSQL needs an id with a name. */
const nobody = 65534;
const inNamespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
const shared = '/var/lib/volan';

/** Chooses the account: oneself, or for root a user namespace, else the user `nobody`. */
export function chooseAccount(binaries: Binaries, directory: string): Account {
  if (process.getuid?.() !== 0) {
    return { binaries, directory, command: (program, args) => [program, [...args]], options: {} };
  }
  if (spawnSync('unshare', [...inNamespace, 'true']).status === 0) {
    return {
      binaries,
      directory,
      command: (program, args) => ['unshare', [...inNamespace, program, ...args]],
      options: {},
    };
  }
  return asNobody(binaries, directory);
}

/** Where user namespaces are forbidden: readable copies and a folder of its own under /var/lib. */
function asNobody(binaries: Binaries, directory: string): Account {
  const place = join(shared, createHash('sha256').update(directory).digest('hex').slice(0, 12));
  try {
    mkdirSync(place, { recursive: true, mode: 0o755 });
    chmodSync(shared, 0o755);
    const copy = copyBinaries(binaries);
    const cluster = join(place, 'postgres');
    mkdirSync(cluster, { recursive: true, mode: 0o700 });
    chownSync(cluster, nobody, nobody);
    return {
      binaries: copy,
      directory: cluster,
      command: (program, args) => [program, [...args]],
      options: { uid: nobody, gid: nobody, cwd: cluster },
    };
  } catch (error) {
    throw new Stop(
      'PostgreSQL cannot run as root here.',
      `This machine forbids user namespaces, and ${place} cannot be prepared for another user (${(error as Error).message}).`,
      'Start as an ordinary user, or set DATABASE_URL to a database of your own.',
    );
  }
}

function copyBinaries(binaries: Binaries): Binaries {
  if (!binaries.native) return binaries;
  const native = join(shared, 'postgres-18');
  if (!existsSync(join(native, 'bin/postgres')))
    cpSync(binaries.native, native, { recursive: true, verbatimSymlinks: false });
  return { native, initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}
