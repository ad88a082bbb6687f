import { readFileSync } from 'node:fs';
import { treeOf } from './cpuOf.ts';

/** Memory of a process and all its children in MB of 10^6 bytes; what they share counts once. Linux only. */
export function memoryOf(root: number): number {
  const kib = treeOf(root).map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // ended meanwhile
    }
  });
  return (kib.reduce((sum, each) => sum + each, 0) * 1024) / 1e6;
}
