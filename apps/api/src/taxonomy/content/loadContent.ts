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
 * Loads the content files into the database: all or nothing, in one transaction. It may run any number of times.
 *
 * Rows keep their ids. Rows equal to the stored ones are not written again. A row that was removed from the files stays
 * in the database, since ads may refer to it: to take it out of use, set its `status` to 0. The attachments of a
 * specification or a brand follow the files exactly.
 *
 * Rows that administrators changed, made or removed belong to them: the files no longer change them.
 *
 * @throws when the files have errors (see `readContent`); the database is then unchanged
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
