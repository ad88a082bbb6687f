import { accountReasons, userStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdminUser } from '../../entities/AdminUser.ts';
import { idField } from '../../fields/conversationFields.ts';
import { dayField } from '../../fields/dateFields.ts';

/**
 * Activates, suspends or bans an account; the owner is notified with the reason. A suspended user can read but not act;
 * a banned one is signed out everywhere. A suspension with an end is lifted automatically. Administrators cannot change
 * their own status. [J41, M03, H08, P60]
 */
export const changeUserStatus = defineCall({
  method: 'POST',
  path: '/admin/change-user-status',
  access: 'users.status',
  summary: 'Activates, suspends or bans an account.',
  body: z.strictObject({
    user_id: z.int().positive(),
    status: z.union([z.literal(userStatus.active), z.literal(userStatus.suspended), z.literal(userStatus.banned)]),
    code: z.enum(accountReasons).optional().describe('why, in the language of the account; without it `other`'),
    until: dayField
      .optional()
      .describe(
        'end of a suspension: it ends when this day begins in the market; at most a year from now. Without it the suspension has no end',
      ),
    reason: z.string().trim().max(500).optional().describe('this or a ready answer is needed to suspend and to ban'),
    template: idField
      .optional()
      .describe('a ready answer that comes before the reason, in the language of the account'),
  }),
  reply: AdminUser,
  failures: ['validation', 'not-found', 'forbidden'],
});
