import { logCrashes, openLog, readOperating, stopGracefully } from '@volan/operating';

/**
 * Opens the log of the web server and prepares its end.
 *
 * @throws with one line for each variable that is malformed.
 */
export function openWatch(environment: Readonly<Record<string, string | undefined>>, webSecret: string) {
  const { settings: operating, problems } = readOperating(environment);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const log = openLog({ name: 'web', level: operating.logLevel, secrets: [webSecret] });
  logCrashes(log);
  return { operating, log, ...stopGracefully({ log, delayMs: operating.stopDelayMs }) };
}
