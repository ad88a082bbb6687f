import type { ConnectionLimits } from './publicServer.ts';

/** The settings of every server process for its own operation. */
export interface ProcessSettings {
  /** The least important line that is written. */
  readonly logLevel: string;
  /** Where Prometheus asks for metrics; null: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Milliseconds between a signal to stop and the end, in which `/ready` says no and requests are still taken. */
  readonly stopDelayMs: number;
  /** Several processes listen on the same port, and the system shares connections out among them. */
  readonly sharePort: boolean;
  /** The limits that are set by environment; the server has defaults for the others. */
  readonly limits: ConnectionLimits;
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Reads LOG_LEVEL, METRICS_PORT, METRICS_HOST, STOP_DELAY_SECONDS, SHARE_PORT, HEAD_TIMEOUT_MS and BODY_SILENCE_MS; an
 * empty variable is an absent one.
 *
 * @returns the settings, and a line that begins with its name for each variable that is malformed.
 */
export function readProcessSettings(environment: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = [];
  const given = (name: string) => environment[name] || undefined;

  function oneOf(name: string, allowed: readonly string[], usual: string) {
    const text = given(name) ?? usual;
    if (!allowed.includes(text)) problems.push(`${name}: is "${text}", but must be one of ${allowed.join(', ')}`);
    return text;
  }
  function wholeNumber(name: string, most: number) {
    const text = given(name);
    if (text === undefined) return null;
    if (!/^\d{1,6}$/.test(text) || Number(text) > most) {
      problems.push(`${name}: is "${text}", but must be a whole number up to ${most}`);
    }

    return Number(text);
  }

  const port = wholeNumber('METRICS_PORT', 65_535);
  const [headMs, bodySilenceMs] = [wholeNumber('HEAD_TIMEOUT_MS', 600_000), wholeNumber('BODY_SILENCE_MS', 600_000)];
  const settings: ProcessSettings = {
    logLevel: oneOf('LOG_LEVEL', levels, 'info'),
    metrics: port === null ? null : { port, host: given('METRICS_HOST') ?? '127.0.0.1' },
    stopDelayMs: (wholeNumber('STOP_DELAY_SECONDS', 600) ?? 0) * 1000,
    sharePort: oneOf('SHARE_PORT', ['yes', 'no'], 'no') === 'yes',
    limits: { ...(headMs !== null && { headMs }), ...(bodySilenceMs !== null && { bodySilenceMs }) },
  };

  return { settings, problems };
}
