import {
  createSynonym,
  deleteSynonym,
  Failure,
  listMissedSearches,
  listSynonyms,
  type Synonym,
} from '@volan/api-contract';
import { fold, tokens } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { audit } from '../../platform/audit/audit.ts';
import { fieldFailure } from '../../platform/server/fieldFailure.ts';
import { principalOf } from '../../platform/server/RequestContext.ts';
import { serve } from '../../platform/server/serve.ts';
import { readMissed } from '../missedQueries.ts';
import { synonymKey } from '../../taxonomy/synonymKey.ts';
import { markAdministered, taxonomyLock } from '../../taxonomy/managing/storedRows.ts';

/** Most texts in the report. */
const reported = 100;

/** Calls about synonyms, and about searches without a result. [N01] */
export function wordRoutes(app: FastifyInstance, sql: Sql) {
  serve(app, listSynonyms, async ({ page = 1, limit = 50, keyword = '' }) => {
    const part = `%${fold(keyword).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const where = sql`word like ${part} or meaning like ${part}`;
    const data = await sql<Synonym[]>`
      select id, word, meaning, lang from synonym where ${where}
      order by word, id limit ${limit} offset ${(page - 1) * limit}`;
    const [counted] = await sql<{ total: number }[]>`select count(*)::int as total from synonym where ${where}`;

    return { data: [...data], meta: { page, limit, total: counted?.total ?? 0 } };
  });
  serve(app, createSynonym, ({ word: given, meaning: meant }, context) => {
    const [word = '', ...more] = tokens(given);
    const meaning = fold(meant).trim().replaceAll(/\s+/g, ' ');
    if (word === '' || more.length > 0) return fieldFailure('word', 'format');
    if (tokens(meaning).length === 0 || word === meaning) return fieldFailure('meaning', 'format');

    return sql.begin(async (transaction) => {
      await taxonomyLock(transaction);
      const [row] = await transaction<Synonym[]>`
        insert into synonym (word, meaning) values (${word}, ${meaning}) on conflict do nothing
        returning id, word, meaning, lang`;
      if (!row) return fieldFailure('word', 'slug-taken');

      await markAdministered(transaction, 'synonym', synonymKey(word, meaning));
      await audit(
        transaction,
        principalOf(context).actor.id,
        'synonym.created',
        null,
        {},
        {
          entity: 'synonym',
          id: row.id,
          before: null,
          after: { word, meaning },
        },
      );

      return row;
    });
  });
  serve(app, deleteSynonym, ({ id }, context) =>
    sql.begin(async (transaction) => {
      await taxonomyLock(transaction);
      const [row] = await transaction<Synonym[]>`
        delete from synonym where id = ${id} returning id, word, meaning, lang`;
      if (!row) return new Failure<'not-found', null>('not-found');

      const { word, meaning } = row;
      await markAdministered(transaction, 'synonym', synonymKey(word, meaning), true);
      await audit(
        transaction,
        principalOf(context).actor.id,
        'synonym.removed',
        null,
        {},
        {
          entity: 'synonym',
          id,
          before: { word, meaning },
          after: null,
        },
      );

      return { removed: true as const };
    }),
  );
  serve(app, listMissedSearches, ({ days = 30 }) => readMissed(sql, days, reported));
}
