import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { languageValues, profileTypes } from '@volan/domain-rules';
import { maxProfileType, ProfileTypeEntry } from '../../entities/ProfileType.ts';

/**
 * Without `id` makes a kind of businesses, such as rental companies: it rests on one of the four that there are, has
 * the rights and pages of that one, and needs a name in one language; in others it is named like what it rests on. With
 * `id` names a type in the languages that are sent: an empty name goes back to the usual one, languages that are not
 * sent stay. What a type rests on never changes (`conflict` at `base_type_id`), because accounts have its rights. At
 * most 50 are made. Answers the type in the language of the reply. [J22, M11]
 */
export const saveProfileType = defineCall({
  method: 'POST',
  path: '/user/profile-types',
  access: 'profile-types.edit',
  summary: 'Makes or names a profile type.',
  body: z.strictObject({
    id: z.int().min(1).max(maxProfileType).optional(),
    base_type_id: z.int().min(profileTypes.dealer).max(profileTypes.partner).optional(),
    names: z.partialRecord(z.enum(languageValues), z.string().trim().max(60)),
  }),
  reply: ProfileTypeEntry,
  failures: ['validation'],
});
