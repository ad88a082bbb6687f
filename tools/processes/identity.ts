import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as it was when it was looked at. */
export interface ProcessFacts {
  parent: number;
  /** Empty while the process ends: its memory, which holds the command line, goes first, its ports go later. */
  command: string;
  /** The moment it began, as the system writes it; it does not change while the process ends. */
  began: string;
  /**
   * The moment it began and its command line. A process id alone proves nothing: it may belong to another
   * program by now.
   */
  identity: string;
}

/** The process with this id; null if it does not run. */
export function factsOf(pid: number): ProcessFacts | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** Tells a process from every other one, also from a later one with the same id; null if it does not run. */
export const identityOf = (pid: number): string | null => factsOf(pid)?.identity ?? null;

function fromProc(pid: number): ProcessFacts | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // after the name in brackets, which may hold spaces, come the state (Z = ended), the parent and, as the 20th, the
    // start
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return null;

    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ');

    return factsFrom(Number(fields[1]), command, fields[19] ?? '');
  } catch {
    return null;
  }
}

function fromPs(pid: number): ProcessFacts | null {
  const ask = (columns: string) =>
    spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  const command = ask('command=');
  return command ? factsFrom(Number(ask('ppid=')), command, ask('lstart=')) : null;
}

const factsFrom = (parent: number, command: string, began: string): ProcessFacts => ({
  parent,
  command,
  began,
  identity: `${began} ${command}`,
});
