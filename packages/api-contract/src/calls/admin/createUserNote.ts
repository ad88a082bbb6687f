import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { UserNote } from '../../entities/UserBackground.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Stores a note about an account for other administrators. [J37] */
export const createUserNote = defineCall({
  method: 'PUT',
  path: '/admin/user-note/create',
  access: 'users.edit',
  summary: 'Notes something about an account.',
  body: z.strictObject({ user_id: idField, text: z.string().trim().min(1).max(1000) }),
  reply: UserNote,
  failures: ['validation', 'not-found'],
});
