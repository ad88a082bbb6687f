import { userStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdminUser } from '../../entities/AdminUser.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Activates, suspends or bans an account; the owner is told, with the reason. A suspended account reads and does not act,
 * a banned one is signed out everywhere. Never the own one. [J41, M03, H08]
 */
export const changeUserStatus = defineCall({
  method: 'POST',
  path: '/admin/change-user-status',
  access: 'users.status',
  summary: 'Activates, suspends or bans an account.',
  body: z.strictObject({
    user_id: z.int().positive(),
    status: z.union([z.literal(userStatus.active), z.literal(userStatus.suspended), z.literal(userStatus.banned)]),
    reason: z.string().trim().max(500).optional().describe('this or a ready answer is needed to suspend and to ban'),
    template: idField
      .optional()
      .describe('a ready answer that comes before the reason, in the language of the account'),
  }),
  reply: AdminUser,
  failures: ['validation', 'not-found', 'forbidden'],
});
