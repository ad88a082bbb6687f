import { setTimeout as pause } from 'node:timers/promises';
import { factsOf } from './identity.ts';

/**
 * Ends one process with SIGTERM, after 20 s with SIGKILL, so that it can end what it started itself. Resolves when it
 * has ended.
 */
export async function endProcess(pid: number): Promise<void> {
  const began = factsOf(pid)?.began;
  if (began === undefined) return;

  const until = Date.now() + 20_000;
  signal(pid, 'SIGTERM');
  while (factsOf(pid)?.began === began) {
    if (Date.now() > until) signal(pid, 'SIGKILL');
    await pause(30);
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended already
  }
}
