import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of the kernel's accounting on Linux. */
const tick = 10;

interface Entry {
  readonly parent: number;
  /** Ticks in user and system mode, with those of children that have ended. */
  readonly ticks: number;
}

function entryOf(pid: number): Entry | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0);

    return { parent, ticks };
  } catch {
    return null; // ended meanwhile
  }
}

/** The process that started this one. */
export const parentOf = (pid: number) => entryOf(pid)?.parent ?? 0;

const pidsNow = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** A process and all its children. Linux only. */
export function treeOf(root: number): number[] {
  const pids = pidsNow();
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)]));
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(parents.get(pid) ?? 0));

  return pids.filter(belongs);
}

/** CPU milliseconds, user and system, that a process and all its children have used. Linux only. */
export const cpuOf = (root: number): number =>
  treeOf(root).reduce((sum, pid) => sum + (entryOf(pid)?.ticks ?? 0), 0) * tick;
