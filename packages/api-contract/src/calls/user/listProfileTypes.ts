import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ProfileTypeEntry } from '../../entities/ProfileType.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** Types of accounts. [J21, M11] */
export const listProfileTypes = defineCall({
  method: 'GET',
  path: '/user/profile-types',
  access: 'public',
  summary: 'What an account may be for.',
  query: languageQuery,
  reply: z.array(ProfileTypeEntry),
  failures: [],
});
