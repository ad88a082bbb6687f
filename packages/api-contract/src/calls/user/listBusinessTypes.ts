import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ProfileTypeEntry } from '../../entities/ProfileType.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** Types of businesses. [J23, M11] */
export const listBusinessTypes = defineCall({
  method: 'GET',
  path: '/user/business-types',
  access: 'public',
  summary: 'What a business may be.',
  query: languageQuery,
  reply: z.array(ProfileTypeEntry),
  failures: [],
});
