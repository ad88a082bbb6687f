import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { TranslatedDescription } from '../../entities/Text.ts';
import { idText } from '../../fields/idText.ts';
import { language } from '../../fields/languageQuery.ts';

/**
 * Description of an ad in another language, translated by a machine. If no translator is set up: `translator-off`; if
 * it does not answer: `translation-unavailable`. [J62, N11]
 */
export const getTranslatedDescription = defineCall({
  method: 'GET',
  path: '/translate/description/{adId}/{language}',
  access: 'public',
  summary: 'Description of an ad in another language, machine-made.',
  params: z.object({ adId: idText, language }),
  reply: TranslatedDescription,
  failures: ['not-found', 'gone', 'translator-off', 'translation-unavailable'],
});
