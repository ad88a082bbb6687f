import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Follows a company or a private seller who has ads. A repeated call changes nothing. `not-found`: also the own account,
 * a company that the account acts for, and an account that it blocked. `max` at `seller`: it follows 500 already. [B11]
 */
export const followSeller = defineCall({
  method: 'PUT',
  path: '/followed-sellers/create',
  access: 'sellers.follow',
  summary: 'Follows a seller.',
  body: z.strictObject({ seller: z.int().min(1).max(2_147_483_647).describe('its account') }),
  reply: z.strictObject({ seller: z.int(), followed_at: z.iso.datetime() }),
  failures: ['not-found', 'validation'],
});
