import { z } from 'zod';

/** A slug in an address. [M06] */
export const slugText = z.string().regex(/^[a-z0-9-]{1,80}$/);
