import { z } from 'zod';

/** A switch in an address: `1` is on, `0` or absent is off. Clients pass a boolean. */
export const flagText = z.codec(z.union([z.literal(['0', '1']), z.boolean()]), z.boolean(), {
  decode: (value) => value === true || value === '1',
  encode: (value) => value,
});
