import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { languageValues, profileTypes } from '@volan/domain-rules';
import { maxProfileType, ProfileTypeEntry } from '../../entities/ProfileType.ts';

/**
 * Makes a type of business without `id`, or renames a type with `id`. A new type, such as rental companies, is based on
 * one of the four built-in ones and has its rights and pages. It needs a name in one language; in others it has the
 * name of its base. At most 50 are made.
 * A renamed type changes in the sent languages: an empty name restores the default. `conflict` at `base_type_id`: the
 * base of a type never changes, because accounts have its rights. Returns the type in the language of the reply.
 * [J22, M11]
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
