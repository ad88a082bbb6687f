import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { languageValues } from '@volan/domain-rules';
import { ProfileTypeEntry } from '../../entities/ProfileType.ts';

/**
 * Gives a profile type names, in the languages that are sent; an empty name goes back to the usual one, and languages
 * that are not sent stay. There are five types: rights and pages depend on what they are, so none is added or removed by a
 * name. Answers the type in the language of the reply. [J22, M11]
 */
export const saveProfileType = defineCall({
  method: 'POST',
  path: '/user/profile-types',
  access: 'profile-types.edit',
  summary: 'Names a profile type.',
  body: z.strictObject({
    id: z.int().min(1).max(5),
    names: z.partialRecord(z.enum(languageValues), z.string().trim().max(60)),
  }),
  reply: ProfileTypeEntry,
  failures: ['validation'],
});
