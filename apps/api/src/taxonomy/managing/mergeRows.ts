import type { Failure } from '@volan/api-contract';
import type { TransactionSql } from 'postgres';
import { everyAdWithinMs } from '../../platform/server/callLimits.ts';
import { fieldFailure } from '../../platform/server/fieldFailure.ts';
import type { EntityName } from './entities.ts';
import { markAdministered, readRow, readRows, type StoredRow } from './storedRows.ts';
import { waitsFor } from './waitsFor.ts';

/** What a merge moved. */
export interface MergeResult {
  readonly into: number;
  /** Number of ads whose answer was replaced. */
  readonly ads: number;
}

/**
 * Moves everything that uses an answer or a question to another one of its kind. Nothing uses the row itself
 * afterwards. An answer cannot move to one of its children, nor a question to one that depends on it: each would be its
 * own parent. [J116, J132]
 */
export async function mergeRows(
  sql: TransactionSql,
  name: EntityName,
  from: StoredRow,
  into: number,
): Promise<MergeResult | Failure<'validation', null>> {
  const target = into === from.id ? null : await readRow(sql, name, into);
  if (!target) return fieldFailure('merge_into', 'unknown');
  if (name === 'filter') {
    const isOther = target['specification_id'] !== from['specification_id'];
    if (isOther || (await isBelow(sql, target.id, from.id))) return fieldFailure('merge_into', 'format');

    await raiseTimeout(sql);
    const ads = await mergeAnswers(sql, from, target);
    // addresses with the old slug lead to the other row
    await sql`
      insert into filter_redirect (specification_id, old_slug, filter_id)
      select specification_id, slug, ${target.id} from filter where id = ${from.id}
      on conflict (specification_id, old_slug) do update set filter_id = excluded.filter_id`;

    return { into: target.id, ads };
  }
  const fits = name === 'specification' && target['type'] === from['type'];
  if (!fits || from['source'] !== null || target['source'] !== null || (await waitsFor(sql, target.id, from.id))) {
    return fieldFailure('merge_into', 'format');
  }
  await raiseTimeout(sql);

  return { into: target.id, ads: await mergeQuestions(sql, from, target) };
}

/** Whether an answer is a descendant of another one, at any depth. */
async function isBelow(sql: TransactionSql, id: number, top: number): Promise<boolean> {
  const found = await sql`
    with recursive above as (
      select id, parent_id from filter where id = ${id}
      union select filter.id, filter.parent_id from filter join above on filter.id = above.parent_id
    )
    select from above where parent_id = ${top}`;
  return found.length > 0;
}

// every ad with the answer is written again, so this may take longer than other changes
const raiseTimeout = (sql: TransactionSql) =>
  sql`select set_config('statement_timeout', ${String(everyAdWithinMs)}, true)`;

/** Replaces an answer in all ads. Answers below it and questions that depend on it move too. */
async function mergeAnswers(sql: TransactionSql, from: StoredRow, target: StoredRow): Promise<number> {
  const { count } = await sql`
    update ad set filter_ids = array(select distinct unnest(array_replace(filter_ids, ${from.id}, ${target.id}))
      order by 1)
    where filter_ids @> array[${from.id}]::int[]`;
  await sql`update filter set parent_id = ${target.id} where parent_id = ${from.id}`;
  await sql`update specification set depends_on_filter_id = ${target.id} where depends_on_filter_id = ${from.id}`;
  await sql`update filter_redirect set filter_id = ${target.id} where filter_id = ${from.id}`;

  return count;
}

/**
 * Merges answers with the same slug and moves the others. Values of ads move if the ad has no value for the other
 * question.
 */
async function mergeQuestions(sql: TransactionSql, from: StoredRow, target: StoredRow): Promise<number> {
  let ads = 0;
  const answers = await readRows(sql, 'filter', sql`held.specification_id = ${from.id}`);
  const taken = await readRows(sql, 'filter', sql`held.specification_id = ${target.id}`);
  await sql`delete from filter_redirect where specification_id = ${from.id}`;
  for (const answer of answers) {
    const same = taken.find(({ slug }) => slug === answer.slug);
    if (same) {
      ads += await mergeAnswers(sql, answer, same);
      await sql`delete from filter where id = ${answer.id}`;
    } else {
      await sql`update filter set specification_id = ${target.id}, version = version + 1 where id = ${answer.id}`;
    }
    await markAdministered(sql, 'filter', answer.id, same !== undefined);
  }
  const moved = await sql`
    insert into ad_value (ad_id, specification_id, num, text)
    select ad_id, ${target.id}, num, text from ad_value where specification_id = ${from.id} on conflict do nothing`;
  await sql`delete from ad_value where specification_id = ${from.id}`;
  await sql`
    insert into category_specification (category_id, specification_id, sort)
    select category_id, ${target.id}, sort from category_specification where specification_id = ${from.id}
    on conflict do nothing`;
  await markAdministered(sql, 'specification', target.id);

  return ads + moved.count;
}
