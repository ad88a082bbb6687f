import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Language } from '../../entities/Place.ts';

/** The nine languages, Serbian and English first. [J53, E04] */
export const listLanguages = defineCall({
  method: 'GET',
  path: '/language',
  access: 'public',
  summary: 'The languages, Serbian and English first.',
  reply: z.array(Language),
  failures: [],
});
