import type { Sql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd } from '../testing/insertAd.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { openTestAccounts } from '../testing/openTestAccounts.ts';
import { eraseRemovedAccounts } from '../testing/eraseRemovedAccounts.ts';

const test = openedForFile(openTestAccounts);

/** Columns that still name an account after it is erased, and why. The account itself has no name any more. */
const stays: Readonly<Record<string, readonly string[]>> = {
  'money that was taken and given': [
    'boost_purchase.user_id',
    'boost_purchase.bought_by',
    'image_package.user_id',
    'image_package.bought_by',
    'ledger_account.user_id',
    'loyalty_deed.user_id',
    'purchase_order.user_id',
    'user_plan.user_id',
  ],
  'what an administrator did': [
    'ad_decision.decided_by',
    'ad_review.decided_by',
    'appeal.decided_by',
    'audit_entry.actor_id',
    'ban.added_by',
    'boost_purchase.posted_by',
    'company_review.decided_by',
    'message_change.actor_id',
    'payment_attempt.refund_by',
    'payment_attempt.void_by',
    'review_claim.claimed_by',
    'statement_line.decided_by',
    'statement_line.imported_by',
    'user_decision.decided_by',
    'user_note.author_id',
  ],
  'emptied, because others see that it was there, or it is counted': [
    'ad.author_id',
    'ad.user_id',
    'company.user_id',
    'conversation.buyer_id',
    'conversation.seller_id',
    'conversation_member.user_id',
    'conversation_message.author_id',
    'conversation_message.sender_id',
    'user_decision.user_id',
  ],
};

interface Known {
  readonly sql: Sql;
  /** The account that is erased. */
  readonly id: number;
  /** Another one, with an ad and a company. */
  readonly other: number;
  readonly ad: number;
  readonly company: number;
}

const picture = (sql: Sql) =>
  sql`(select id from picture where id not in (select picture_id from user_image) order by id desc limit 1)`;

/** The start of a query: the car service of a company. */
const service = (sql: Sql, company: number) => sql`
  with service as (
    insert into car_service (id, currency) values (${company}, 'RSD')
    on conflict (id) do update set currency = excluded.currency returning id)`;

/** Columns that no longer name an account after it is erased, each with a row that names one before. */
const goes: Readonly<Record<string, (known: Known) => PromiseLike<unknown>>> = {
  'ad_draft.user_id': ({ sql, id }) => sql`insert into ad_draft (id, user_id) values (gen_random_uuid(), ${id})`,
  'ad_picture_upload.user_id': ({ sql, id }) =>
    sql`insert into ad_picture_upload (id, user_id, picture_id) values (gen_random_uuid(), ${id}, ${picture(sql)})`,
  'ad_report.reporter_id': ({ sql, id, ad }) =>
    sql`
      insert into ad_report (ad_id, reporter, reason, text, reporter_id)
      values (${ad}, ${Buffer.alloc(32)}, 'fraud', 'Zovite me, Ana', ${id})`,
  'appeal.user_id': ({ sql, id }) =>
    sql`
      with decided as (
        insert into user_decision (user_id, decided_at, old_status, status, code) values (${id}, now(), 1, 2, 'other')
          returning id)
      insert into appeal (user_decision_id, user_id, text, made_at) select id, ${id}, 'Ja sam Ana', now() from decided`,
  'blocked_user.blocked_id': ({ sql, id, other }) =>
    sql`insert into blocked_user (user_id, blocked_id) values (${other}, ${id})`,
  'blocked_user.user_id': ({ sql, id, other }) =>
    sql`insert into blocked_user (user_id, blocked_id) values (${id}, ${other})`,
  'canned_answer.user_id': ({ sql, id }) =>
    sql`insert into canned_answer (user_id, title, text) values (${id}, 'Hvala', 'Ana')`,
  'collected.user_id': ({ sql, id }) =>
    sql`insert into collected (user_id, compared, history, cart) values (${id}, '[]', '[]', '[]')`,
  'company_invitation.invited_by': ({ sql, id, company }) =>
    sql`
      insert into company_invitation (company_id, email, role, hash, expires_at, invited_by)
      values (${company}, 'iva@example.test', 'staff', ${Buffer.alloc(32, 2)}, now() + interval '1 day', ${id})`,
  'company_member.user_id': ({ sql, id, company }) =>
    sql`insert into company_member (company_id, user_id, role) values (${company}, ${id}, 'staff')`,
  'conversation_report.user_id': ({ sql, id, ad, other }) =>
    sql`
      with begun as (
        insert into conversation (ad_id, buyer_id, seller_id, ad_title, ad_slug, ad_kind, brand)
        values (${ad}, ${id}, ${other}, '', '', '', 'volan') returning id)
      insert into conversation_report (conversation_id, user_id, reason, text) select id, ${id}, 'fraud', 'Ana'
        from begun`,
  'favourite.user_id': ({ sql, id, ad }) => sql`insert into favourite (user_id, ad_id) values (${id}, ${ad})`,
  'followed_seller.user_id': ({ sql, id, other }) =>
    sql`insert into followed_seller (user_id, seller_id) values (${id}, ${other})`,
  'followed_seller.seller_id': ({ sql, id, other }) =>
    sql`insert into followed_seller (user_id, seller_id) values (${other}, ${id})`,
  'identity.user_id': ({ sql, id }) =>
    sql`insert into identity (provider, subject, user_id) values ('google', 'ana', ${id})`,
  'known_device.user_id': ({ sql, id }) =>
    sql`insert into known_device (user_id, device) values (${id}, ${Buffer.alloc(32, 1)})`,
  'notification.user_id': ({ sql, id }) =>
    sql`insert into notification (user_id, kind, event, on_page) values (${id}, 'system', 'x', true)`,
  'notification_setting.user_id': ({ sql, id }) =>
    sql`insert into notification_setting (user_id, settings) values (${id}, '{}')`,
  'one_time_code.user_id': ({ sql, id }) =>
    sql`
      insert into one_time_code (user_id, purpose, hash, target, expires_at)
      values (${id}, 'verify-phone', ${Buffer.alloc(32)}, '+381641234567', now())`,
  'passkey.user_id': ({ sql, id }) =>
    sql`
      insert into passkey (user_id, credential_id, rp_id, name, public_key, counter, backed_up)
      values (${id}, 'ana', 'volan.localhost', 'Anin telefon', '', 0, false)`,
  'passkey_challenge.user_id': ({ sql, id }) =>
    sql`insert into passkey_challenge (challenge, user_id, rp_id) values ('ana', ${id}, 'volan.localhost')`,
  'push_subscription.user_id': ({ sql, id }) =>
    sql`
      insert into push_subscription (user_id, session_id, brand, endpoint, p256dh, auth)
      select ${id}, id, 'volan', 'https://push.example/ana', '', '' from session where user_id = ${id} limit 1`,
  'recovery_code.user_id': ({ sql, id }) =>
    sql`insert into recovery_code (user_id, hash) values (${id}, ${Buffer.alloc(32)})`,
  'service_contact.user_id': ({ sql, id, company }) =>
    sql`
      ${service(sql, company)}
      insert into service_contact (service_id, user_id, revealed_at) select id, ${id}, now() from service`,
  'service_review.author_id': ({ sql, id, company }) =>
    sql`
      ${service(sql, company)}
      insert into service_review (service_id, author_id, rating, text) select id, ${id}, 5, 'Ana' from service`,
  'service_review.replied_by': ({ sql, id, other, company }) =>
    sql`
      ${service(sql, company)}
      insert into service_review (service_id, author_id, rating, text, reply, replied_at, replied_by)
      select id, ${other}, 5, 'Dobro', 'Ana', now(), ${id} from service`,
  'service_review_report.user_id': ({ sql, id, other, company }) =>
    sql`
      ${service(sql, company)}, review as (
        insert into service_review (service_id, author_id, rating, text) select id, ${other}, 1, 'Loše' from service
        on conflict (service_id, author_id) do update set rating = 1 returning id)
      insert into service_review_report (review_id, user_id, reason, text) select id, ${id}, 'other', 'Ana' from review`,
  'session.impersonator_id': ({ sql, id, other }) =>
    sql`
      insert into session (user_id, impersonator_id, brand, remembered, expires_at)
      values (${other}, ${id}, 'volan', false, now())`,
  'session.user_id': ({ sql, id }) =>
    sql`
      insert into session (user_id, brand, remembered, address, expires_at)
      values (${id}, 'volan', false, '198.51.100.7', now())`,
  'totp.user_id': ({ sql, id }) => sql`insert into totp (user_id, secret) values (${id}, '')`,
  'user_address.user_id': ({ sql, id }) =>
    sql`insert into user_address (user_id, country_id, city, street) values (${id}, 688, 'Beograd', 'Glavna 1')`,
  'user_group.user_id': ({ sql, id }) => sql`insert into user_group (user_id, group_id) values (${id}, 6)`,
  'user_image.user_id': ({ sql, id }) =>
    sql`
      with drawn as (insert into picture (object_key, width, height) values ('ana', 1, 1) returning id)
      insert into user_image (user_id, kind, picture_id) select ${id}, 'avatar', id from drawn`,
  'user_note.user_id': ({ sql, id }) => sql`insert into user_note (user_id, text) values (${id}, 'Ana je zvala')`,
  'user_password.user_id': ({ sql, id }) =>
    sql`
      insert into user_password (user_id, hash) values (${id}, '$argon2id$')
        on conflict (user_id) do update set hash = '$argon2id$'`,
};

/** Every column of the database that refers to an account. */
async function columnsOfAccounts(): Promise<readonly string[]> {
  const rows = await test.database.sql<{ name: string }[]>`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass and attname <> 'business_type' order by 1`;
  return rows.map(({ name }) => name);
}

describe('the data of a removed account, after 30 days [J11, M64]', () => {
  it('goes from every column that names an account, but those that are said to stay', async () => {
    expect(await columnsOfAccounts()).toEqual([...Object.values(stays).flat(), ...Object.keys(goes)].toSorted());
    const { sql } = test.database;
    const [{ user }, { user: seller }] = [await test.person(), await test.person()];
    const ad = await insertAd(sql, { seller: seller.id });
    await sql`update users set type_id = 2 where id = ${seller.id}`;
    await insertCompany(sql, { seller: seller.id, name: 'Auto Iva' });
    const [row] = await sql<{ company: number }[]>`select id::int as company from company`;
    const known = { sql, id: user.id, other: seller.id, ad, company: row?.company ?? 0 };
    await sql`insert into picture (object_key, width, height) values ('waits', 1, 1)`;
    const left = async (columns: readonly string[]) => {
      const found: string[] = [];
      for (const column of columns) {
        const [table = '', name = ''] = column.split('.');
        const [one] = await sql`select from ${sql(table)} where ${sql(name)} = ${user.id} limit 1`;
        if (one) found.push(column);
      }
      return found;
    };
    for (const insert of Object.values(goes)) await insert(known);
    expect(await left(Object.keys(goes))).toEqual(Object.keys(goes));
    await sql`update users set status = 4, deleted_at = now() - interval '31 days' where id = ${user.id}`;
    expect(await eraseRemovedAccounts(test)).toBe(1);
    expect(await left(Object.keys(goes))).toEqual([]);
  });

  it('leaves nothing that anybody wrote about or for the account in what stays', async () => {
    const { sql } = test.database;
    const { user } = await test.person();
    const ad = await insertAd(sql, { seller: user.id, description: 'Zovite Anu', line: 'Anin auto' });
    await sql`update users set type_id = 2 where id = ${user.id}`;
    await insertCompany(sql, { seller: user.id, name: 'Auto Ana' });
    await sql`
      insert into description_translation (ad_id, language, digest, text) values (${ad}, 'en', '', 'Call Ana')`;
    await sql`
      insert into ad_review (ad_id, question, answered, reason) values (${ad}, 'Ana?', 'Ana.', 'Ana')
      on conflict (ad_id) do update set question = 'Ana?', answered = 'Ana.', reason = 'Ana'`;
    await sql`
      insert into ad_decision (ad_id, decided_at, old_status, status, reason, before)
      values (${ad}, now(), 1, 2, 'Ana', '{"description": "Ana"}')`;
    await sql`
      insert into user_decision (user_id, decided_at, old_status, status, code, reason)
      values (${user.id}, now(), 1, 2, 'other', 'Ana')`;
    await sql`
      insert into feed (company_id, name, category_id, file)
      select id, 'Anin spisak', (select min(id) from category), 'Ana' from company where user_id = ${user.id}`;
    await sql`
      insert into company_invitation (company_id, email, role, hash, expires_at)
      select id, 'ana@example.test', 'staff', ${Buffer.alloc(32)}, now() from company where user_id = ${user.id}`;
    await sql`
      update users set status = 4, deleted_at = now() - interval '31 days', status_reason = 'Ana laže',
        settings = '{"ana": 1}',
        description = 'Ana', mobile = '+381641234567', mobile_verified_at = now(), address = 'Anina 1'
      where id = ${user.id}`;
    await eraseRemovedAccounts(test);
    const ads = sql`select id from ad where user_id = ${user.id}`;
    const companies = sql`select id from company where user_id = ${user.id}`;
    const [kept] = await sql<{ text: string }[]>`
      select concat_ws(' ',
        (select jsonb_agg(users) from users where id = ${user.id}),
        (select jsonb_agg(to_jsonb(ad) - 'slug') from ad where user_id = ${user.id}),
        (select jsonb_agg(to_jsonb(company) - 'slug') from company where user_id = ${user.id}),
        (select jsonb_agg(description_translation) from description_translation where ad_id in (${ads})),
        (select jsonb_agg(ad_review) from ad_review where ad_id in (${ads})),
        (select jsonb_agg(ad_decision) from ad_decision where ad_id in (${ads})),
        (select jsonb_agg(user_decision) from user_decision where user_id = ${user.id}),
        (select jsonb_agg(feed) from feed where company_id in (${companies})),
        (select jsonb_agg(company_invitation) from company_invitation where company_id in (${companies}))) as text`;
    expect(kept?.text).not.toMatch(/.{0,30}(ana|anu|anin|\+381).{0,30}/i);
    expect(kept?.text).toContain('"status": 4');
  });
});
