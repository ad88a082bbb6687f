import type { FieldErrors } from '../failures/Failure.ts';

const nul = '\u0000';

/** No text of a database holds the character NUL, and no JSON of one a half of a surrogate pair. */
const isUnstorable = (text: string) => text.includes(nul) || !text.isWellFormed();

/** Whether a value holds such a text anywhere. Files are not looked into. */
function holdsUnstorable(whole: unknown): boolean {
  // no recursion: a visitor chooses how deep it goes
  const waiting = [whole];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && isUnstorable(value)) return true;
    if (Array.isArray(value)) for (const each of value) waiting.push(each);
    else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      for (const [key, each] of Object.entries(value)) waiting.push(key, each);
    }
  }
  return false;
}

/**
 * The fields that hold the character NUL or a half of a surrogate pair, refused by the code `value`; null if there are
 * none.
 */
export function unstorableFields(fields: object): FieldErrors | null {
  const found = Object.entries(fields).filter(([, value]) => holdsUnstorable(value));
  return found.length > 0 ? Object.fromEntries(found.map(([field]) => [field, ['value']])) : null;
}
