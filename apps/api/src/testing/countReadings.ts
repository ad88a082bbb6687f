import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Counts the processes that read files of feeds, until `stop`. */
export function countReadings() {
  const started: ChildProcess[] = [];
  const note = (message: unknown) => started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', note);

  return {
    count: () =>
      started.filter(({ spawnargs }) => spawnargs?.some((argument) => argument.endsWith('feedProcess.ts'))).length,
    stop: () => unsubscribe('child_process', note),
  };
}
