import { z } from 'zod';

/** What sets a flag. */
export const flagOn = [1, true, '1', 'true', 'on'] as const;
/** What does not set it. */
export const flagOff = [0, false, '0', 'false', 'off'] as const;

/**
 * Yes or no, as forms and programs send it: 1, 0, true, false, `on` and `off`, the first four as text too. It is read as
 * 1 or 0. Anything else: `value`.
 */
export const flagField = z
  .literal([...flagOn, ...flagOff])
  .transform((sent) => ((flagOn as readonly unknown[]).includes(sent) ? 1 : 0));
