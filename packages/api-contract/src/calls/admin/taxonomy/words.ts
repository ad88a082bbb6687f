import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../../defineCall.ts';
import { MissedSearch, Synonym } from '../../../entities/ManagedTaxonomy.ts';
import { idText } from '../../../fields/idText.ts';
import { numberText } from '../../../fields/numberText.ts';

const access = 'filters.edit';
const meta = z.object({ page: z.int(), limit: z.int(), total: z.int() });

/** Words of visitors with their meanings, by word. [N01] */
export const listSynonyms = defineCall({
  method: 'GET',
  path: '/admin/synonyms',
  access: 'taxonomy.list',
  summary: 'Words of visitors and what they mean.',
  query: z.strictObject({
    page: numberText(1, lastPage).optional(),
    limit: numberText(1, 500).optional(),
    keyword: z.string().max(100).optional(),
  }),
  reply: z.array(Synonym),
  meta,
  failures: ['bad-query'],
});

/** Adds a word that people say for a make, a model or anything else; every search knows it a moment later. [N01] */
export const createSynonym = defineCall({
  method: 'PUT',
  path: '/admin/synonym/create',
  access,
  summary: 'Adds a word and what it means.',
  body: z.strictObject({
    word: z.string().trim().min(1).max(60).describe('one word'),
    meaning: z.string().trim().min(1).max(120),
  }),
  reply: Synonym,
  failures: ['validation'],
});

/** Removes a word: searches no longer know it. [N01] */
export const deleteSynonym = defineCall({
  method: 'DELETE',
  path: '/admin/synonym/delete/{id}',
  access,
  summary: 'Removes a word and what it means.',
  params: z.object({ id: idText }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['not-found'],
});

/** The most frequent searches of the last days without a result, and not who searched. [N01] */
export const listMissedSearches = defineCall({
  method: 'GET',
  path: '/admin/missed-searches',
  access: 'taxonomy.list',
  summary: 'What was looked for most often and not found.',
  query: z.strictObject({ days: numberText(1, 90).optional().describe('30 where it is not named') }),
  reply: z.array(MissedSearch).max(100),
  failures: ['bad-query'],
});
