import type { FieldErrors } from '../failures/Failure.ts';

const nul = '\u0000';

/** Whether a value holds the character NUL anywhere, as no text of a database may. Files are not looked into. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul);
  if (Array.isArray(value)) return value.some(holdsNul);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.entries(value).some(([key, each]) => key.includes(nul) || holdsNul(each));
}

/** The fields that hold the character NUL, refused by the code `value`; null where there is none. */
export function fieldsWithNul(fields: object): FieldErrors | null {
  const found = Object.entries(fields).filter(([, value]) => holdsNul(value));
  return found.length > 0 ? Object.fromEntries(found.map(([field]) => [field, ['value']])) : null;
}
