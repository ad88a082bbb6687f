import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as it was when it was looked at. */
export interface ProcessFacts {
  parent: number;
  command: string;
  /**
   * The moment it began and its command line. A number alone proves nothing: it may have been given to another
   * program since it was written down.
   */
  identity: string;
}

/** What runs under this number; null when nothing does. */
export function factsOf(pid: number): ProcessFacts | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** Tells a process from every other one, also from a later one with the same number; null when it does not run. */
export const identityOf = (pid: number): string | null => factsOf(pid)?.identity ?? null;

function fromProc(pid: number): ProcessFacts | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // behind the name in brackets, which may hold spaces, stand the state (Z = ended), the parent and, as the 20th, the start
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ');
    return { parent: Number(fields[1]), command, identity: `${fields[19]} ${command}` };
  } catch {
    return null;
  }
}

function fromPs(pid: number): ProcessFacts | null {
  const ask = (columns: string) =>
    spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  const command = ask('command=');
  return command ? { parent: Number(ask('ppid=')), command, identity: `${ask('lstart=')} ${command}` } : null;
}
