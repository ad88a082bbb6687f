import type { Log } from './openLog.ts';

/**
 * Writes what nobody caught to the log, masked like everything else, and ends the process with 1: its state is unknown.
 * What libraries write to the console becomes lines of the log too.
 */
export function logCrashes(log: Log) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error that nobody caught');
    process.exit(1);
  });
  const line =
    (level: 'warn' | 'error') =>
    (...said: unknown[]) => {
      const error = said.find((each) => each instanceof Error);
      const words = said.filter((each) => typeof each === 'string').join(' ');
      // Node's own warnings come as errors of the console
      log[/^\(node:\d+\)/.test(words) ? 'warn' : level](error ? { err: error } : {}, words || 'a library spoke');
    };
  console.error = line('error');
  console.warn = line('warn');
}
