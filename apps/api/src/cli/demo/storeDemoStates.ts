import { listingStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { demoSource } from './adMaker.ts';
import { demoAccounts } from './demoLogins.ts';

const { pending, rejected, paused, expired, sold } = listingStatus;

/** States of the ads of the accounts that one signs in to, with the question or the reason of a moderator. [B09] */
const states = [
  { status: pending, question: 'Da li je kilometraža tačna? U servisnoj knjižici piše više.', reason: '' },
  { status: rejected, question: '', reason: 'Cena je cena delova, ne celog vozila.' },
  { status: paused, question: '', reason: '' },
  { status: expired, question: '', reason: '' },
  { status: sold, question: '', reason: '' },
] as const;

/** Days that have numbers of visits: those that are shown, and as many before. */
const knownDays = 60;

const dayMs = 86_400_000;

/**
 * Gives the demo's seller and company accounts an ad in each state, copied from cars of other sellers of their kind.
 * Their active ads get visits of two months, and other accounts have saved some of them. The seller also has a draft,
 * and one ad that ends soon. May be repeated: it stores nothing twice.
 */
export async function storeDemoStates(sql: Sql, now: Date): Promise<void> {
  const [[, seller], [, company]] = demoAccounts;
  await sql.begin(async (transaction) => {
    for (const [index, email] of [seller, company].entries()) {
      const [account] = await transaction<{ id: number }[]>`select id::int from users where email = ${email}`;
      if (!account) continue;

      await copyAds(transaction, account.id, index, now);
      // one of seven to ten who see an ad in a list opens it, and one of ten who open it compares it
      await transaction`
        insert into ad_day (ad_id, day, views, reveals, impressions, comparisons)
        select ad.id, day, opened, abs(hashtext(day::text || ad.id)) % 3, opened * (7 + seed % 4) + seed % 11,
          (opened + seed % 7) / 10
        from ad cross join (
          select (${now}::timestamptz - make_interval(days => n))::date as day
            from generate_series(0, ${knownDays - 1}) n
        ) days
        cross join lateral (select abs(hashtext(ad.id || day::text)) as seed) drawn
        cross join lateral (select 4 + seed % 23 as opened) chosen
        where user_id = ${account.id} and status = ${listingStatus.active}
        on conflict (ad_id, day) do update
          set impressions = greatest(ad_day.impressions, excluded.impressions),
            comparisons = greatest(ad_day.comparisons, excluded.comparisons)`;
      await transaction`
        insert into favourite (user_id, ad_id, price, created_at)
        select saver.id, ad.id, ad.price,
          ${now}::timestamptz - make_interval(days => abs(hashtext(saver.id || '-' || ad.id)) % ${knownDays}::int)
        from ad cross join lateral (
          select id from users where type_id = 1 and email like '%@demo.invalid' and id <> ${account.id}
          order by hashtext(id || '-' || ad.id), id limit 2 + ad.id % 6
        ) saver
        where user_id = ${account.id} and ad.status = ${listingStatus.active}
        on conflict do nothing`;
    }
    await transaction`
      update ad_day_since set day = least(day, (${now}::timestamptz - make_interval(days => ${knownDays - 1}))::date)`;
    await storeDraft(transaction, seller);
    await transaction`
      update ad set expires_at = ${new Date(now.getTime() + 6 * dayMs)}
      where id = (select min(ad.id) from ad join users on users.id = user_id
        where email = ${seller} and ad.status = ${listingStatus.active})`;
  });
}

async function copyAds(sql: TransactionSql, userId: number, index: number, now: Date) {
  const models = await sql<{ id: number }[]>`
    select ad.id::int from ad join users on users.id = ad.user_id join users own on own.id = ${userId}
    where ad.source = ${demoSource} and ad.status = ${listingStatus.active} and ad.category_id = 1
      and (users.type_id = 1) = (own.type_id = 1)
      and ad.user_id <> ${userId} and ad.country_id = 688 and ad.source_id not like 'state-%'
    order by ad.id offset ${index * states.length} limit ${states.length}`;
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  for (const [at, { status, question, reason }] of states.entries()) {
    const model = models[at]?.id;
    if (model === undefined) continue;

    const changed = {
      user_id: userId,
      status,
      source_id: `state-${userId}-${status}`,
      expires_at: status === expired ? weekAgo.toISOString() : new Date(now.getTime() + 730 * dayMs).toISOString(),
    };
    const [copy] = await sql<{ id: number }[]>`
      insert into ad
      select (jsonb_populate_record(null::ad, to_jsonb(ad) || ${sql.json(changed)}::jsonb
        || jsonb_build_object('id', nextval(pg_get_serial_sequence('ad', 'id'))))).*
      from ad where id = ${model}
      on conflict (source, source_id) do nothing returning id::int`;
    if (!copy) continue;

    await sql`
      insert into ad_image (ad_id, sort, picture_id, view)
      select ${copy.id}, sort, picture_id, view from ad_image where ad_id = ${model}`;
    await sql`
      insert into ad_value (ad_id, specification_id, num, text)
      select ${copy.id}, specification_id, num, text from ad_value where ad_id = ${model}`;
    if (question !== '' || reason !== '') {
      await sql`
        insert into ad_review (ad_id, risk, reasons, question, reason, waiting_since)
        values (${copy.id}, 50, array['price-outlier'], ${question}, ${reason},
          ${status === pending ? weekAgo : null})`;
    }
    if (status === paused || status === expired) {
      await sql`
        insert into ad_event (ad_id, type, at)
        select id, 'ended', greatest(first_seen_at, ${weekAgo}::timestamptz) from ad where id = ${copy.id}`;
    }
  }
}

/** A draft of the seller: a Golf without a price. */
const storeDraft = (sql: TransactionSql, email: string) => sql`
  insert into ad_draft (id, user_id, category_id, fields)
  select 'd3a0f7a0-5f0e-4a58-9a3f-3f1c7b5e2a10', users.id, 1, jsonb_build_object(
    'brand_id', jsonb_build_array(brand.id::text), 'model_id', jsonb_build_array(model.id::text),
    'year', jsonb_build_array('2016'), 'mileage', jsonb_build_array('148000'))
  from users, brand join model on model.brand_id = brand.id and model.category_id = 1
  where email = ${email} and brand.slug = 'volkswagen' and model.slug = 'golf'
  on conflict do nothing`;
