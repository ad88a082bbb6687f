import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type createCostRule,
  type CostRule,
  type listCostRules,
  type ManagedCostRule,
} from '@volan/api-contract';
import {
  agedCostRules,
  canAccess,
  costRuleClasses,
  costRuleKeys,
  costRuleKinds,
  costRuleLimits,
  scopeOf,
  type CostCountry,
  type CostRuleKey,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { marketDay } from '../platform/brands/marketDay.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';

/** Dependencies of the rules for costs. `now` in milliseconds since 1970. */
export interface CostRuleDeps {
  readonly sql: Sql;
  readonly now: () => number;
}

/** Versions in the list of an administrator. */
const maxVersions = 500;

interface RuleRow {
  readonly key: CostRuleKey;
  readonly above: string;
  readonly from_age: number;
  readonly value: string | null;
  readonly currency: CostRule['currency'];
  readonly source_title: string | null;
  readonly source_url: string | null;
  readonly read_on: string | null;
}

interface VersionRow extends RuleRow {
  readonly id: number;
  readonly country: CostCountry;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly state: ManagedCostRule['state'];
  readonly added_by: string | null;
  readonly added_at: Date;
}

const sourceOf = ({ source_title: title, source_url: url, read_on: readOn }: RuleRow): CostRule['source'] =>
  title === null || url === null || readOn === null ? null : { title, url, read_on: readOn };

const presentRule = (row: RuleRow): CostRule => ({
  key: row.key,
  above: Number(row.above),
  from_age: row.from_age,
  value: row.value === null ? null : Number(row.value),
  currency: row.currency,
  source: sourceOf(row),
});

const presentVersion = (row: VersionRow): ManagedCostRule => ({
  id: row.id,
  country: row.country,
  ...presentRule(row),
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  state: row.state,
  added_by: row.added_by,
  added_at: row.added_at.toISOString(),
});

/**
 * The rules of a country in force on a day. A rule that has ended is not known until somebody adds a newer one; a class
 * that has ended no longer exists, so the one below it reaches further.
 */
export async function readCostRules(
  { sql, now }: CostRuleDeps,
  { country, day = marketDay(now()) }: CallRequest<typeof listCostRules>,
): Promise<CostRule[]> {
  const rows = await sql<RuleRow[]>`
    select key, above, from_age, case when has_ended then null else value end as value, currency, source_title,
      source_url, read_on
    from (
      select distinct on (key, above, from_age) key, above, from_age, value, currency, source_title, source_url,
        to_char(read_on, 'YYYY-MM-DD') as read_on, coalesce(valid_to < ${day}::date, false) as has_ended
      from cost_rule where country = ${country} and key = any(${costRuleKeys}) and valid_from <= ${day}::date
      order by key, above, from_age, valid_from desc, id desc
    ) rule
    where not (has_ended and (above > 0 or from_age > 0))
    order by array_position(${costRuleKeys}::text[], key), above, from_age`;

  return rows.map(presentRule);
}

/** Versions with their state on a day: the newest row that has begun is in force, if it has not ended. */
const versions = (sql: Sql | TransactionSql, day: string) => sql`
  select rule.id::int, rule.country, key, rule.above, rule.from_age, value, currency, source_title, source_url,
    to_char(read_on, 'YYYY-MM-DD') as read_on, to_char(valid_from, 'YYYY-MM-DD') as valid_from,
    to_char(valid_to, 'YYYY-MM-DD') as valid_to, users.name as added_by, added_at,
    case when valid_from > ${day}::date then 'coming'
      when valid_to < ${day}::date or exists (
        select from cost_rule newer
        where newer.country = rule.country and newer.key = rule.key and newer.above = rule.above
          and newer.from_age = rule.from_age and newer.valid_from <= ${day}::date
          and (newer.valid_from, newer.id) > (rule.valid_from, rule.id)) then 'past'
      else 'in-force' end as state
  from cost_rule rule left join users on users.id = added_by`;

const countryIdOf = async (sql: Sql | TransactionSql, code: string) => {
  const [row] = await sql<{ id: number }[]>`select id from country where code = ${code}`;
  return row?.id ?? null;
};

/** All versions that an administrator may see; a regional one sees those of their own country. [H04] */
export async function readManagedRules({ sql, now }: CostRuleDeps, context: CallContext) {
  const { actor } = principalOf(context);
  const isWithin =
    scopeOf('cost-rules.edit', actor) === 'all'
      ? sql`true`
      : sql`country = (select code from country where id = ${actor.countryId})`;
  const rows = await sql<VersionRow[]>`
    select * from (${versions(sql, marketDay(now()))}) version
    where ${isWithin} and key = any(${costRuleKeys})
    order by array_position(array['in-force', 'coming', 'past'], state), country,
      array_position(${costRuleKeys}::text[], key), above, from_age, valid_from desc, id desc
    limit ${maxVersions}`;

  return rows.map(presentVersion);
}

/** The invalid fields of a new version with the code of each problem, all at once. */
function problemsOf(draft: CallRequest<typeof createCostRule>, today: string): Record<string, string[]> {
  const { key, above, from_age: fromAge, value, currency, source, valid_from: from, valid_to: to } = draft;
  const kind = costRuleKinds[key];
  const isWhole = value === null || kind === 'percent' || kind === 'amount' || Number.isInteger(value);
  const problems: [field: string, code: string | false][] = [
    ['above', above > 0 && costRuleClasses[key] === undefined && 'value'],
    ['from_age', fromAge > 0 && !agedCostRules.includes(key) && 'value'],
    ['value', value !== null && value > costRuleLimits[kind] ? 'too-large' : !isWhole && 'too-many-decimals'],
    ['currency', (currency !== null) !== (kind === 'amount' && value !== null) && 'value'],
    ['source', source === null ? value !== null && 'required' : source.read_on > today && 'value'],
    ['valid_from', from < today && 'value'],
    ['valid_to', to !== null && to < from && 'value'],
  ];

  return Object.fromEntries(problems.flatMap(([field, code]) => (code === false ? [] : [[field, [code]]])));
}

/** Adds a version of a rule; the versions before it stay. [N09, N16, H04] */
export async function addCostRule(
  { sql, now }: CostRuleDeps,
  draft: CallRequest<typeof createCostRule>,
  context: CallContext,
): Promise<CallOutcome<typeof createCostRule>> {
  const { actor } = principalOf(context);
  const today = marketDay(now());
  const errors = problemsOf(draft, today);
  if (Object.keys(errors).length > 0) return new Failure<'validation', null>('validation', { errors });

  const { country, key, above, from_age: fromAge, value, currency, valid_from: from, valid_to: to, source } = draft;
  const countryId = await countryIdOf(sql, country);
  // nobody owns a rule
  if (!canAccess('cost-rules.edit', actor, { ownerId: 0, countryId }))
    return new Failure<'not-found', null>('not-found');

  return sql.begin(async (transaction): Promise<CallOutcome<typeof createCostRule>> => {
    const [added] = await transaction<{ id: number }[]>`
      insert into cost_rule (country, key, above, from_age, value, currency, valid_from, valid_to, source_title,
        source_url, read_on, added_by, added_at)
      values (${country}, ${key}, ${above}, ${fromAge}, ${value}, ${currency}, ${from}, ${to},
        ${source?.title ?? null}, ${source?.url ?? null}, ${source?.read_on ?? null}, ${actor.id},
        ${new Date(now())})
      returning id::int`;
    const [row] = await transaction<VersionRow[]>`
      select * from (${versions(transaction, today)}) version where id = ${added?.id ?? 0}`;
    if (!row) throw new Error('The rule was stored and is not found. Its transaction may be read-only.');

    const after = {
      above,
      from_age: fromAge,
      value,
      currency,
      valid_from: from,
      valid_to: to,
      source: source?.url ?? null,
    };
    await audit(
      transaction,
      actor.id,
      'cost-rule.added',
      null,
      { country, rule: key },
      { entity: 'cost-rule', id: row.id, before: null, after },
    );

    return presentVersion(row);
  });
}
