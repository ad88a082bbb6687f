import type { Sql } from 'postgres';
import { synonymKey } from '../synonymKey.ts';
import { contentFolder } from './contentFolder.ts';
import { loadBrands } from './loadBrands.ts';
import { loadPlaces } from './loadPlaces.ts';
import { loadQuestions } from './loadQuestions.ts';
import { readContent } from './readContent.ts';
import { upsertRows } from './upsertRows.ts';
import { readFileRows } from './fileRows.ts';

/**
 * Brings the content files into the database: all or nothing, in one transaction, as often as you like.
 *
 * Rows keep their ids. Rows that equal what is stored are not written again. A row that left the files stays in the
 * database, since ads may point to it: to take it out of use, set its `status` to 0. What a specification or a brand
 * is attached to follows the files exactly.
 *
 * What administrators changed, made or removed is theirs: the files no longer speak for it.
 *
 * @throws when the files are not right (see `readContent`); the database is not touched then.
 */
export async function loadContent(sql: Sql, folder = contentFolder): Promise<void> {
  const content = await readContent(folder);
  await sql.begin(async (transaction) => {
    // Two servers that start together take turns.
    await transaction`select pg_advisory_xact_lock(hashtext('content'))`;
    await loadPlaces(transaction, content);
    const rows = await readFileRows(transaction);
    await loadQuestions(transaction, content, rows);
    await loadBrands(transaction, content, rows);
    const removed = await transaction<{ key: string }[]>`
      select key from administered_row where entity = 'synonym' and removed`;
    const removedKeys = new Set(removed.map(({ key }) => key));
    await upsertRows(
      transaction,
      'synonym',
      ['word', 'meaning'],
      content.synonyms
        .filter(({ from, to }) => !removedKeys.has(synonymKey(from, to)))
        .map((synonym) => ({ lang: synonym.lang, word: synonym.from, meaning: synonym.to })),
    );
  });
}
