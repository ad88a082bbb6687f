/** What a failure means on the wire. */
export interface FailureEntry {
  /** HTTP status of the answer. */
  readonly status: number;
  /** Exact text of `message` where the specification fixes one; else the text comes from the translation. */
  readonly text?: string;
  /** Seconds for `Retry-After`. @default no header */
  readonly retryAfter?: number;
}

/**
 * Every failure a call may answer with, by name. [M20, K12]
 *
 * The name is in `error` of the envelope and is the last part of the translation key.
 */
export const failureRegistry = {
  'bad-query': { status: 400 },
  'enc-invalid': { status: 400 },
  'enc-version': { status: 400 },
  unauthenticated: { status: 401, text: 'Invalid authentication token.' },
  'wrong-credentials': { status: 401 },
  'second-factor': { status: 401 },
  'passkey-refused': { status: 401 },
  'google-refused': { status: 401 },
  'not-enough-credits': { status: 402 },
  'not-enough-points': { status: 402 },
  forbidden: { status: 403 },
  suspended: { status: 403 },
  'not-in-person': { status: 403 },
  'password-must-change': { status: 403 },
  'not-offered': { status: 403 },
  'own-ad': { status: 403 },
  'company-needed': { status: 403 },
  'company-waiting': { status: 403 },
  'not-found': { status: 404 },
  'timed-out': { status: 408 },
  conflict: { status: 409 },
  'boost-changed': { status: 409 },
  'ad-not-active': { status: 409 },
  'in-use': { status: 409 },
  'case-held': { status: 409 },
  'last-administrator': { status: 409 },
  'refund-refused': { status: 409 },
  'capture-refused': { status: 409 },
  'void-refused': { status: 409 },
  gone: { status: 410 },
  'sign-in-again': { status: 410 },
  'too-large': { status: 413 },
  validation: { status: 422 },
  // a minute is the shortest of the limits
  'rate-limited': { status: 429, retryAfter: 60 },
  'pictures-at-once': { status: 429, retryAfter: 60 },
  internal: { status: 500 },
  'translation-unavailable': { status: 503 },
  'translator-off': { status: 503 },
  'sms-unavailable': { status: 503 },
  'payment-unavailable': { status: 503 },
  unavailable: { status: 503, retryAfter: 10 },
} as const satisfies Record<string, FailureEntry>;

/** Name of a failure. */
export type FailureName = keyof typeof failureRegistry;

/** All names, in the order of their status. */
export const failureNames = Object.keys(failureRegistry) as FailureName[];

/** HTTP status of a failure. */
export function failureStatus(name: FailureName): number {
  return failureRegistry[name].status;
}

/** Seconds for `Retry-After`; null if unknown. */
export function failureRetryAfter(name: FailureName): number | null {
  const entry: FailureEntry = failureRegistry[name];
  return entry.retryAfter ?? null;
}

/** Translation key of the text of a failure. */
export function failureKey<Name extends FailureName>(name: Name): `failures.${Name}` {
  return `failures.${name}`;
}

/** Text that the specification fixes for a failure, null where it comes from the translation. [K01] */
export function failureText(name: FailureName): string | null {
  const entry: FailureEntry = failureRegistry[name];
  return entry.text ?? null;
}

/** True for a name of the registry: an answer of a newer server may hold another. */
export function isFailureName(name: unknown): name is FailureName {
  return typeof name === 'string' && Object.hasOwn(failureRegistry, name);
}

/** Failures that are before any handler: no call has to declare them. */
export const commonFailures = [
  'bad-query',
  'enc-invalid',
  'enc-version',
  'unauthenticated',
  'forbidden',
  'suspended',
  'not-in-person',
  'password-must-change',
  'not-found',
  'timed-out',
  'too-large',
  'validation',
  'rate-limited',
  'internal',
  'unavailable',
] as const satisfies readonly FailureName[];
