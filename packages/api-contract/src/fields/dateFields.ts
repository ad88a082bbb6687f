import { z } from 'zod';

/**
 * The years that requests may contain. JavaScript and PostgreSQL differ outside of them, such as in year 0 or in 9999
 * with a time zone, and adding days could leave the range.
 */
// the documentation says `format` because of `meta`: an expression would take its place
const knownYears = /^(?:19|2[01])\d\d-/;

/** A date in a request, from 1900 to 2199. */
export const dayField = z.iso.date().regex(knownYears).meta({ format: 'date' });

/** A date and time in a request, in UTC, from 1900 to 2199. */
export const momentField = z.iso.datetime().regex(knownYears).meta({ format: 'date-time' });

/** The same with the offset of a time zone. */
export const zonedMomentField = z.iso.datetime({ offset: true }).regex(knownYears).meta({ format: 'date-time' });
