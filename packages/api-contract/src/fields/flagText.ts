import { z } from 'zod';
import { flagOff, flagOn } from './flagField.ts';

/**
 * Yes or no in an address, with the same values as {@link flagField}: a form without scripts sends `on`. Absent is off.
 * Clients pass a boolean. Anything else: `value`.
 */
export const flagText = z.codec(z.literal([...flagOn, ...flagOff]), z.boolean(), {
  decode: (sent) => (flagOn as readonly unknown[]).includes(sent),
  encode: (value) => value,
});
