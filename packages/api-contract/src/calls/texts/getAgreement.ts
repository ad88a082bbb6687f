import { defineCall } from '../../defineCall.ts';
import { NamedText } from '../../entities/Text.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** The terms of use. [J59] */
export const getAgreement = defineCall({
  method: 'GET',
  path: '/translate/agreement',
  access: 'public',
  summary: 'The terms of use.',
  query: languageQuery,
  reply: NamedText,
  failures: [],
});
