/** The purposes that a visitor may allow beside the necessary: each needs its own yes. [T46] */
export const consentPurposes = ['statistics', 'marketing'] as const;

/** One of the purposes. */
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The version of what is asked. Raise it when a purpose or a text changes its meaning: everybody is asked again. */
export const consentVersion = 1;

/** How long an answer holds, in milliseconds: 180 days, then the visitor is asked again. */
export const consentLifetimeMs = 180 * 24 * 3_600_000;

/** The answer of a visitor. */
export interface Consent {
  /** Random name of this browser's answers, 32 hexadecimal digits; says nothing about the visitor. */
  readonly id: string;
  /** Which answer of this browser it is: 1, 2, … */
  readonly answer: number;
  /** The `consentVersion` that was asked. */
  readonly version: number;
  /** Day of the answer, UTC: `2026-11-22`. */
  readonly day: string;
  /** The allowed purposes. */
  readonly purposes: readonly ConsentPurpose[];
}

const isPurpose = (text: unknown): text is ConsentPurpose =>
  typeof text === 'string' && (consentPurposes as readonly string[]).includes(text);

/**
 * Reads a stored answer. Throws if it cannot be read or is for another version of the question: then the visitor is
 * asked again.
 */
export function readConsent(stored: unknown): Consent {
  const { id, answer, version, day, purposes } = (stored ?? {}) as { readonly [Field in keyof Consent]?: unknown };
  const isWhole =
    typeof id === 'string' &&
    /^[0-9a-f]{32}$/.test(id) &&
    typeof answer === 'number' &&
    version === consentVersion &&
    typeof day === 'string' &&
    Array.isArray(purposes);
  if (!isWhole) {
    throw new TypeError('No consent to what is asked now.');
  }

  return { id, answer, version, day, purposes: purposes.filter(isPurpose) };
}

/** The next answer of a browser: under the same name as its last one, if it has one. */
export function nextConsent(
  last: Consent | null,
  purposes: readonly ConsentPurpose[],
  { now, newId }: { now: number; newId: () => string },
): Consent {
  return {
    id: last?.id ?? newId(),
    answer: (last?.answer ?? 0) + 1,
    version: consentVersion,
    day: new Date(now).toISOString().slice(0, 10),
    // In the order of the list, each once.
    purposes: consentPurposes.filter((purpose) => purposes.includes(purpose)),
  };
}
