import {
  Failure,
  type AdDraft,
  type AdDraftListed,
  type CallOutcome,
  type CallRequest,
  type saveDraft,
} from '@volan/api-contract';
import { maxPicturesOf, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { z } from 'zod';
import { daysWaiting, extendWaiting } from '../adPictures/deleteWaitingPictures.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { boughtImages, payerOfDraft, returnPackages } from '../imagePackages/packages.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import { activeTerms } from '../accounts/plan.ts';

/** Most drafts of one account. */
const maxDrafts = 20;

/** Days after the last save until a draft is deleted, the same as for its pictures. [M64] */
const draftDays = daysWaiting;

interface DraftRow {
  readonly id: string;
  readonly version: number;
  readonly category_id: number | null;
  readonly fields: AdDraft['fields'];
  readonly updated_at: Date;
}

const draftsIn = (sql: Sql | TransactionSql) => sql`select id, version, category_id, fields, updated_at from ad_draft`;

/** The title of a draft: make, model and year, if they are chosen; else its line, which a fast ad has instead. */
function titleOf(registry: Registry, fields: AdDraft['fields']) {
  const first = (name: string) => fields[name]?.[0] ?? '';
  const brand = registry.brandsById.get(Number(first('brand_id')))?.title ?? first('brand_text');
  const model = registry.modelsById.get(Number(first('model_id')))?.title ?? first('model_text');

  return ([brand, model, first('year')].filter(Boolean).join(' ') || first('line')).slice(0, 140);
}

function presentListed(registry: Registry, { id, version, category_id, fields, updated_at }: DraftRow): AdDraftListed {
  const expires = new Date(updated_at.getTime() + draftDays * 86_400_000);
  return {
    id,
    version,
    category_id,
    title: titleOf(registry, fields),
    updated_at: updated_at.toISOString(),
    expires_at: expires.toISOString(),
  };
}

async function present(sql: Sql | TransactionSql, registry: Registry, actor: Actor, row: DraftRow): Promise<AdDraft> {
  const payerId = await payerOfDraft(sql, actor, row.fields);
  const bought = await boughtImages(sql, { draftId: row.id, authorId: actor.id, payerId });
  const { images: ofPlan } = await activeTerms(sql, payerId);

  return {
    ...presentListed(registry, row),
    fields: row.fields,
    max_pictures: maxPicturesOf(ofPlan, bought),
    bought_images: bought,
  };
}

/** An own draft; null if it does not exist. */
export async function readDraft(sql: Sql, registry: Registry, actor: Actor, id: string): Promise<AdDraft | null> {
  const [row] = await sql<DraftRow[]>`${draftsIn(sql)} where id = ${id} and user_id = ${actor.id}`;
  return row ? present(sql, registry, actor, row) : null;
}

/** Own drafts, the last saved first. */
export async function readDrafts(sql: Sql, registry: Registry, userId: number): Promise<AdDraftListed[]> {
  const rows = await sql<DraftRow[]>`
    ${draftsIn(sql)} where user_id = ${userId} order by updated_at desc, id limit ${maxDrafts}`;
  return rows.map((row) => presentListed(registry, row));
}

/** Saves a draft if the client knows its stored version; otherwise it is a conflict. [P35] */
export async function writeDraft(
  sql: Sql,
  registry: Registry,
  actor: Actor,
  { id, version, category_id: categoryId, fields }: CallRequest<typeof saveDraft>,
): Promise<CallOutcome<typeof saveDraft>> {
  const userId = actor.id;
  if (categoryId !== null && !registry.categoriesById.has(categoryId)) return fieldFailure('category_id', 'value');
  return sql.begin(async (transaction) => {
    // one save at a time, so that two drafts at once do not both become the twentieth
    await transaction`select from users where id = ${userId} for no key update`;
    const [known] = await transaction<(DraftRow & { user_id: number })[]>`
      select id, version, category_id, fields, updated_at, user_id::int from ad_draft where id = ${id} for update`;
    if (known && known.user_id !== userId) return new Failure('not-found');
    if (known && known.version !== version) {
      return new Failure('conflict', { data: await present(transaction, registry, actor, known) });
    }
    if (!known && version > 0) return new Failure('not-found');
    if (!known) {
      const [count] = await transaction<{ drafts: number }[]>`
        select count(*)::int as drafts from ad_draft where user_id = ${userId}`;
      if ((count?.drafts ?? 0) >= maxDrafts) return fieldFailure('id', 'max');
    }
    const [saved] = await transaction<DraftRow[]>`
      insert into ad_draft (id, user_id, category_id, fields)
      values (${id}, ${userId}, ${categoryId}, ${transaction.json(fields)})
      on conflict (id) do update set category_id = excluded.category_id, fields = excluded.fields,
        version = ad_draft.version + 1, updated_at = now()
      where ad_draft.user_id = ${userId}
      returning id, version, category_id, fields, updated_at`;
    if (!saved) return new Failure('not-found');

    const uploaded = (fields['pictures'] ?? []).filter((picture) => z.uuid().safeParse(picture).success);
    await extendWaiting(transaction, { userId, ids: uploaded });

    return presentListed(registry, saved);
  });
}

/** Deletes an own draft that is now an ad; false if it does not exist. */
export async function removeDraft(sql: TransactionSql, userId: number, id: string): Promise<boolean> {
  const { count } = await sql`delete from ad_draft where id = ${id} and user_id = ${userId}`;
  return count > 0;
}

/** Deletes an own draft and refunds payments for its pictures. False if it does not exist. */
export function deleteDraft(sql: Sql, userId: number, id: string, now: Date): Promise<boolean> {
  return sql.begin(async (transaction) => {
    await transaction`select from users where id = ${userId} for no key update`;
    const isDropped = await removeDraft(transaction, userId, id);
    if (isDropped) await returnPackages(transaction, { draftId: id, authorId: userId }, now);

    return isDropped;
  });
}

/** Deletes old drafts and refunds payments for their pictures. Answers the number of drafts. [M64] */
export async function deleteOldDrafts(sql: Sql, now = new Date()): Promise<number> {
  const isPaid = sql`exists (
    select from image_package where draft_id = ad_draft.id and ad_id is null and returned_at is null)`;
  const isOld = sql`updated_at < now() - make_interval(days => ${draftDays})`;
  const paid = await sql<{ id: string; user_id: number }[]>`
    select id, user_id::int from ad_draft where ${isOld} and ${isPaid} limit 500`;
  for (const { id, user_id: userId } of paid) await deleteDraft(sql, userId, id, now);
  const { count } = await sql`delete from ad_draft where ${isOld} and not ${isPaid}`;

  return count + paid.length;
}
