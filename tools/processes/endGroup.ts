import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Ends a process group with SIGTERM, after 10 s with SIGKILL. Resolves when none of its processes runs any more. */
export async function endGroup(leader: number): Promise<void> {
  if (!leader || !reaches(leader, 'SIGTERM')) return;

  const until = Date.now() + 10_000;
  while (runs(leader)) {
    if (Date.now() > until) reaches(leader, 'SIGKILL');
    await pause(30);
  }
}

function reaches(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}

/** Whether a process of the group runs. Ended ones that nobody collects (a container without init) do not count. */
function runs(leader: number): boolean {
  if (!reaches(leader, 0)) return false;
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && runsInGroup(entry, leader));
}

function runsInGroup(pid: string, leader: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(group) === leader && state !== 'Z';
  } catch {
    return false; // it ended while we looked
  }
}
