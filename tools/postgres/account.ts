import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CliError } from '../CliError.ts';
import type { Binaries } from './binaries.ts';

/** The account of the operating system that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  binaries: Binaries;
  /** Where the cluster is; not the requested folder only if another user could not reach that. */
  directory: string;
  /** Takes away what is in the folder, so that a new cluster can be made there. */
  clear(): void;
  /** The command line that runs a program under this account. */
  command(program: string, args: readonly string[]): [string, string[]];
  options: SpawnOptions;
}

/** `nobody`: PostgreSQL needs an id with a name. */
const nobody = 65534;
const inNamespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

/**
 * Chooses the account: the current one; for root a user namespace, else the user `nobody`.
 *
 * @param readable where copies are put that `nobody` can read; made only when they are needed
 */
export function chooseAccount(binaries: Binaries, directory: string, readable = '/var/lib/volan'): Account {
  const clear = () => rmSync(directory, { recursive: true, force: true });
  if (process.getuid?.() !== 0) {
    return { binaries, directory, clear, command: (program, args) => [program, [...args]], options: {} };
  }
  if (spawnSync('unshare', [...inNamespace, 'true']).status === 0) {
    return {
      binaries,
      directory,
      clear,
      command: (program, args) => ['unshare', [...inNamespace, program, ...args]],
      options: {},
    };
  }

  return asNobody(binaries, directory, readable);
}

/** Where user namespaces are forbidden: readable copies, and a folder that belongs to `nobody`. */
function asNobody(binaries: Binaries, directory: string, readable: string): Account {
  const copies = join(readable, createHash('sha256').update(directory).digest('hex').slice(0, 12));
  try {
    mkdirSync(copies, { recursive: true, mode: 0o755 });
    chmodSync(readable, 0o755);
    const copy = copyBinaries(binaries, readable);
    const cluster = join(copies, 'postgres');

    return {
      binaries: copy,
      directory: cluster,
      clear() {
        rmSync(cluster, { recursive: true, force: true });
        mkdirSync(cluster, { mode: 0o700 });
        chownSync(cluster, nobody, nobody);
      },
      command: (program, args) => [program, [...args]],
      options: { uid: nobody, gid: nobody, cwd: '/' },
    };
  } catch (error) {
    throw new CliError(
      'PostgreSQL cannot run as root here.',
      `This machine forbids user namespaces, and ${copies} cannot be prepared for another user (${(error as Error).message}).`,
      'Start as an ordinary user, or set DATABASE_URL to a database of your own.',
    );
  }
}

/** The system's own are readable already. A copy that was interrupted is made again. */
function copyBinaries(binaries: Binaries, readable: string): Binaries {
  if (!binaries.native) return binaries;

  const native = join(readable, 'postgres-18');
  if (!existsSync(native)) {
    const half = `${native}.${process.pid}`;
    // Node would make the links absolute, and the other user may not read their targets
    cpSync(binaries.native, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, native);
  }

  return { native, initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}
