import { z } from 'zod';

const on = [1, true, '1', 'true', 'on'] as const;
const off = [0, false, '0', 'false', 'off'] as const;

/**
 * Yes or no, as forms and programs send it: 1, 0, true, false, `on` and `off`, the first four as text too. It is read as
 * 1 or 0. Anything else: `value`.
 */
export const flagField = z
  .literal([...on, ...off])
  .transform((sent) => ((on as readonly unknown[]).includes(sent) ? 1 : 0));
