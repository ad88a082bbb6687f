import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';

/** The content of `postmaster.pid` of a running server. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** The server of a cluster, if its process is alive; null if it does not run or the file is left over. */
export function readPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!isPostgres(pid)) return null;

  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Waits until a process is gone; false after `ms`. */
export async function waitForEnd(pid: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (isPostgres(pid)) {
    if (Date.now() > until) return false;

    await pause(50);
  }
  return true;
}

/** Whether the process is alive and is PostgreSQL: its id may belong to another program by now. */
function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;

  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;

  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}
