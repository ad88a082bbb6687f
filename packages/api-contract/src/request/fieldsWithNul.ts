import type { FieldErrors } from '../failures/Failure.ts';

const nul = '\u0000';

/** Whether a value holds the character NUL anywhere, as no text of a database may. Files are not looked into. */
function holdsNul(whole: unknown): boolean {
  // no recursion: a visitor chooses how deep it goes
  const waiting = [whole];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && value.includes(nul)) return true;
    if (Array.isArray(value)) for (const each of value) waiting.push(each);
    else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      for (const [key, each] of Object.entries(value)) waiting.push(key, each);
    }
  }
  return false;
}

/** The fields that hold the character NUL, refused by the code `value`; null where there is none. */
export function fieldsWithNul(fields: object): FieldErrors | null {
  const found = Object.entries(fields).filter(([, value]) => holdsNul(value));
  return found.length > 0 ? Object.fromEntries(found.map(([field]) => [field, ['value']])) : null;
}
