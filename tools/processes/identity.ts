import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What a process is: the moment it began and its command line. Null when there is none with this number.
 *
 * A number alone proves nothing: it may have been given to another program since it was written down.
 */
export function identityOf(pid: number): string | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in brackets may hold spaces; behind it stand the state (Z = ended) and, as the 20th, the start
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return null;
    return `${fields[19]} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ')}`;
  } catch {
    return null;
  }
}

function fromPs(pid: number): string | null {
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && stdout.trim() ? stdout.trim() : null;
}
