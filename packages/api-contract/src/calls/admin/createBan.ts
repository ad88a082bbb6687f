import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Ban } from '../../entities/Ban.ts';
import { banFields } from './previewBan.ts';

/**
 * Bans a word in ads (they wait for a moderator), an e-mail address or its domain (no new account), or a network (no
 * new account, ads wait). The administrator must have seen the preview of the ban within the last quarter of an hour,
 * otherwise an error is at `proof`. [P58]
 */
export const createBan = defineCall({
  method: 'PUT',
  path: '/admin/bans/create',
  access: 'bans.edit',
  summary: 'Bans a word, an address of mail or a network.',
  body: z.strictObject({
    ...banFields,
    note: z.string().trim().max(300).optional(),
    proof: z.string().max(100).describe('of its preview'),
  }),
  reply: Ban,
  failures: ['validation'],
});
