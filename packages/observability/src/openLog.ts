import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './describeError.ts';
import { maskSecrets } from './maskSecrets.ts';

/** A structured log: one JSON object a line, on standard output. */
export type Log = Logger;

/** How a log is opened. */
export interface LogOptions {
  /** The program that writes: `web`, `api`. */
  readonly name: string;
  /** The least important line that is written, such as `info`; `silent` writes none. */
  readonly level: string;
  /** Texts that must never be written: passwords and keys of the configuration. */
  readonly secrets?: readonly string[];
  /** @default standard output */
  readonly destination?: DestinationStream;
}

/** Fields that nobody should log, in case somebody does. */
const privateFields = [
  'authorization',
  'cookie',
  'set-cookie',
  'refresh-token',
  'headers',
  'body',
  'query',
  'url',
  'token',
  'password',
  'email',
  'mobile',
  'phone',
  'address',
  'vin',
];

/**
 * Opens a log that keeps secrets to itself in three ways: nobody hands it requests, fields with private names are left
 * out, and the finished line is masked once more (`maskSecrets`).
 */
export function openLog({ name, level, secrets = [], destination = pino.destination(1) }: LogOptions): Log {
  const known = secrets.filter((secret) => secret.length >= 6);
  return pino(
    {
      name,
      level,
      base: { name, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => describeError(error) },
      redact: {
        paths: privateFields.flatMap((field) => [`["${field}"]`, `*["${field}"]`]),
        remove: true,
      },
      hooks: { streamWrite: (line) => maskSecrets(line, known) },
    },
    destination,
  );
}

/** A log that writes nothing. */
export const silentLog: Log = pino({ level: 'silent' });
