import { z } from 'zod';

/** Characters of all that a form holds: a description, every answer and fifty pictures fit several times. */
const maxCharacters = 60_000;

/** An id that the client made, so that the same thing sent twice is one. */
export const clientId = z.uuid().transform((id) => id.toLowerCase());

/**
 * The typed values of the form of an ad, by the name of the control, unchanged. Names and meaning: `adFormOf` and
 * `readAdForm` of domain-rules. [N06, M54]
 */
export const adFormFields = z
  .record(z.string().min(1).max(80), z.array(z.string().max(12_000)).max(60))
  .refine((fields) => Object.keys(fields).length <= 200 && JSON.stringify(fields).length <= maxCharacters, 'max');
