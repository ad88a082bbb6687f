import { logCrashes, openLog, readProcessSettings, stopGracefully } from '@volan/observability';

/**
 * Opens the log of the web server and prepares its end.
 *
 * @throws with one line for each variable that is malformed.
 */
export function openTelemetry(environment: Readonly<Record<string, string | undefined>>, webSecret: string) {
  const { settings: processSettings, problems } = readProcessSettings(environment);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const log = openLog({ name: 'web', level: processSettings.logLevel, secrets: [webSecret] });
  logCrashes(log);

  return { processSettings, log, ...stopGracefully({ log, delayMs: processSettings.stopDelayMs }) };
}
