import { z } from 'zod';

/** The secret of an invitation as its link holds it: 256 random bits. */
export const invitationToken = z.string().regex(/^[\w-]{43}$/);
