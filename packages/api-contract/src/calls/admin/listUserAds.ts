import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdminAd } from '../../entities/AdminUser.ts';
import { idText } from '../../fields/idText.ts';
import { language } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/** The ads of a user in every state, the newest first, 24 a page. [J42] */
export const listUserAds = defineCall({
  method: 'GET',
  path: '/admin/user-ads',
  access: 'users.list',
  summary: 'The ads of a user in every state.',
  query: z.strictObject({ user_id: idText, page: numberText(1, lastPage).optional(), lang: language.optional() }),
  reply: z.array(AdminAd).max(24),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query', 'not-found'],
});
