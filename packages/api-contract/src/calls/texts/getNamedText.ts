import { defineCall } from '../../defineCall.ts';
import { NamedText } from '../../entities/Text.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { slugText } from '../../fields/slugText.ts';

/** One longer text by its name. [J60] */
export const getNamedText = defineCall({
  method: 'GET',
  path: '/translate/specific',
  access: 'public',
  summary: 'One longer text by its name.',
  query: languageQuery.extend({ name: slugText }),
  reply: NamedText,
  failures: ['not-found'],
});
