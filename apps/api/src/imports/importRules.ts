import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type createImportRule,
  type ImportRule,
  type listImportRules,
  type ManagedImportRule,
} from '@volan/api-contract';
import {
  canAccess,
  importRuleKeys,
  importRuleKinds,
  importRuleLimits,
  scopeOf,
  type ImportCountry,
  type ImportRuleKey,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { marketDay } from '../platform/brands/marketDay.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';

/** Dependencies of the rules for imports. `now` in milliseconds since 1970. */
export interface ImportRuleDeps {
  readonly sql: Sql;
  readonly now: () => number;
}

/** Versions in the list of an administrator. */
const maxVersions = 500;

interface RuleRow {
  readonly key: ImportRuleKey;
  readonly value: string | null;
  readonly currency: ImportRule['currency'];
  readonly source_title: string | null;
  readonly source_url: string | null;
  readonly read_on: string | null;
}

interface VersionRow extends RuleRow {
  readonly id: number;
  readonly country: ImportCountry;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly state: ManagedImportRule['state'];
  readonly added_by: string | null;
  readonly added_at: Date;
}

const sourceOf = ({ source_title: title, source_url: url, read_on: readOn }: RuleRow): ImportRule['source'] =>
  title === null || url === null || readOn === null ? null : { title, url, read_on: readOn };

const presentRule = (row: RuleRow): ImportRule => ({
  key: row.key,
  value: row.value === null ? null : Number(row.value),
  currency: row.currency,
  source: sourceOf(row),
});

const presentVersion = (row: VersionRow): ManagedImportRule => ({
  id: row.id,
  country: row.country,
  ...presentRule(row),
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  state: row.state,
  added_by: row.added_by,
  added_at: row.added_at.toISOString(),
});

const inOrder = (one: { key: ImportRuleKey }, other: { key: ImportRuleKey }) =>
  importRuleKeys.indexOf(one.key) - importRuleKeys.indexOf(other.key);

/** The rules of a country in force on a day. A rule that has ended is not known until somebody adds a newer one. */
export async function readImportRules(
  { sql, now }: ImportRuleDeps,
  { country, day = marketDay(now()) }: CallRequest<typeof listImportRules>,
): Promise<ImportRule[]> {
  const rows = await sql<RuleRow[]>`
    select distinct on (key) key, case when valid_to < ${day}::date then null else value end as value, currency,
      source_title, source_url, to_char(read_on, 'YYYY-MM-DD') as read_on
    from import_rule where country = ${country} and key = any(${importRuleKeys}) and valid_from <= ${day}::date
    order by key, valid_from desc, id desc`;

  return rows.map(presentRule).toSorted(inOrder);
}

/** Versions with their state on a day: the newest row that has begun is in force, if it has not ended. */
const versions = (sql: Sql | TransactionSql, day: string) => sql`
  select rule.id::int, rule.country, key, value, currency, source_title, source_url,
    to_char(read_on, 'YYYY-MM-DD') as read_on, to_char(valid_from, 'YYYY-MM-DD') as valid_from,
    to_char(valid_to, 'YYYY-MM-DD') as valid_to, users.name as added_by, added_at,
    case when valid_from > ${day}::date then 'coming'
      when valid_to < ${day}::date or exists (
        select from import_rule newer
        where newer.country = rule.country and newer.key = rule.key and newer.valid_from <= ${day}::date
          and (newer.valid_from, newer.id) > (rule.valid_from, rule.id)) then 'past'
      else 'in-force' end as state
  from import_rule rule left join users on users.id = added_by`;

const countryIdOf = async (sql: Sql | TransactionSql, code: string) => {
  const [row] = await sql<{ id: number }[]>`select id from country where code = ${code}`;
  return row?.id ?? null;
};

/** All versions that an administrator may see; a regional one sees those of their own country. [H04] */
export async function readManagedRules({ sql, now }: ImportRuleDeps, context: CallContext) {
  const { actor } = principalOf(context);
  const isWithin =
    scopeOf('import-rules.edit', actor) === 'all'
      ? sql`true`
      : sql`country = (select code from country where id = ${actor.countryId})`;
  const rows = await sql<VersionRow[]>`
    select * from (${versions(sql, marketDay(now()))}) version
    where ${isWithin} and key = any(${importRuleKeys})
    order by array_position(array['in-force', 'coming', 'past'], state), country,
      array_position(${importRuleKeys}::text[], key), valid_from desc, id desc
    limit ${maxVersions}`;

  return rows.map(presentVersion);
}

/** The invalid field of a new version; null if there is none. */
function invalidField(
  { key, value, currency, source, valid_from: from, valid_to: to }: CallRequest<typeof createImportRule>,
  today: string,
) {
  const kind = importRuleKinds[key];
  if (value !== null && value > importRuleLimits[kind]) return fieldFailure('value', 'too-large');
  if (value !== null && kind !== 'percent' && kind !== 'amount' && !Number.isInteger(value))
    return fieldFailure('value', 'too-many-decimals');
  if ((currency !== null) !== (kind === 'amount' && value !== null)) return fieldFailure('currency', 'value');
  if (value !== null && source === null) return fieldFailure('source', 'required');
  if (source && source.read_on > today) return fieldFailure('source', 'value');
  if (from < today) return fieldFailure('valid_from', 'value');
  if (to !== null && to < from) return fieldFailure('valid_to', 'value');

  return null;
}

/** Adds a version of a rule; the versions before it stay. [N09, H04] */
export async function addImportRule(
  { sql, now }: ImportRuleDeps,
  draft: CallRequest<typeof createImportRule>,
  context: CallContext,
): Promise<CallOutcome<typeof createImportRule>> {
  const { actor } = principalOf(context);
  const today = marketDay(now());
  const invalid = invalidField(draft, today);
  if (invalid) return invalid;

  const { country, key, value, currency, valid_from: from, valid_to: to, source } = draft;
  const countryId = await countryIdOf(sql, country);
  // nobody owns a rule
  if (!canAccess('import-rules.edit', actor, { ownerId: 0, countryId }))
    return new Failure<'not-found', null>('not-found');

  return sql.begin(async (transaction): Promise<CallOutcome<typeof createImportRule>> => {
    const [added] = await transaction<{ id: number }[]>`
      insert into import_rule (country, key, value, currency, valid_from, valid_to, source_title, source_url, read_on,
        added_by, added_at)
      values (${country}, ${key}, ${value}, ${currency}, ${from}, ${to}, ${source?.title ?? null},
        ${source?.url ?? null}, ${source?.read_on ?? null}, ${actor.id}, ${new Date(now())})
      returning id::int`;
    const [row] = await transaction<VersionRow[]>`
      select * from (${versions(transaction, today)}) version where id = ${added?.id ?? 0}`;
    if (!row) throw new Error('The rule was stored and is not found. Its transaction may be read-only.');

    const after = { value, currency, valid_from: from, valid_to: to, source: source?.url ?? null };
    await audit(
      transaction,
      actor.id,
      'import-rule.added',
      null,
      { country, rule: key },
      { entity: 'import-rule', id: row.id, before: null, after },
    );

    return presentVersion(row);
  });
}
