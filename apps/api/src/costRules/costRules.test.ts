import type { CostRule, ManagedCostRule } from '@volan/api-contract';
import { costRuleKeys } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { germany, openAdministrator } from '../testing/administrators.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { marketDay } from '../platform/brands/marketDay.ts';

const test = openedForFile(openTestAccounts);
const dayMs = 86_400_000;

let vera: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`alter table cost_rule disable trigger cost_rule_stands`;
  await test.database.sql`delete from cost_rule where added_by is not null`;
  await test.database.sql`alter table cost_rule enable trigger cost_rule_stands`;
  vera = await openAdministrator(test);
});

const today = (days = 0) => marketDay(test.now + days * dayMs);

const draft = (changed: Readonly<Record<string, unknown>> = {}) => ({
  country: 'RS',
  key: 'customs-other',
  above: 0,
  from_age: 0,
  value: 10,
  currency: null,
  valid_from: today(),
  valid_to: null,
  source: { title: 'Carinska tarifa', url: 'https://propisi.example/tarifa', read_on: today() },
  ...changed,
});
const add = (changed: Readonly<Record<string, unknown>> = {}, by = vera) =>
  test.call('PUT', '/cost-rules/admin/create', draft(changed), { as: by.accessToken });
const rulesOn = async (day: string) =>
  (await test.call('GET', `/cost-rules/RS?day=${day}`)).data as unknown as CostRule[];
const valueOn = async (day: string, key = 'customs-other') =>
  (await rulesOn(day)).find((rule) => rule.key === key)?.value;
const versionsFor = async (by: TestPerson) =>
  (await test.call('GET', '/cost-rules/admin/list', null, { as: by.accessToken })).data as unknown as ManagedCostRule[];

describe('the rules for costs of vehicles in Serbia [N09, N16]', () => {
  it('are public, in one order, and each value has its source with the day on which it was read', async () => {
    const rules = await rulesOn(today());
    expect([...new Set(rules.map(({ key }) => key))]).toEqual(costRuleKeys);
    expect(rules.filter(({ value, source }) => value !== null && source === null)).toEqual([]);
    expect(rules.filter(({ key }) => key === 'insurance').map(({ above }) => above)).toEqual([
      0, 22, 33, 44, 55, 66, 84, 110,
    ]);
    expect(rules.find(({ key }) => key === 'vat')).toMatchObject({
      value: 20,
      source: { url: expect.stringContaining('carina.rs') as string, read_on: '2026-11-30' },
    });
  });

  it('are those of today without a day, and none exist of another country', async () => {
    await add();
    const now = (await test.call('GET', '/cost-rules/RS')).data as unknown as CostRule[];
    expect(now).toEqual(await rulesOn(today()));
    expect((await test.call('GET', '/cost-rules/DE')).error).toBe('not-found');
    expect((await test.call('GET', '/cost-rules/RS?day=30.11.2026.')).error).toBe('bad-query');
  });

  it('hold from their day until a newer version begins, and the past stays as it was', async () => {
    await add({ value: 10 });
    await add({ value: 12.5, valid_from: today(10) });
    expect(await valueOn(today(-1))).toBeNull();
    expect(await valueOn(today())).toBe(10);
    expect(await valueOn(today(9))).toBe(10);
    expect(await valueOn(today(10))).toBe(12.5);
  });

  it('are not known after their last day', async () => {
    await add({ valid_to: today(5) });
    expect([await valueOn(today(5)), await valueOn(today(6))]).toEqual([10, null]);
  });

  it('of the same day are those that were added last', async () => {
    await add({ value: 10 });
    await add({ value: 11 });
    expect(await valueOn(today())).toBe(11);
  });

  it('of one class leave the other classes as they are', async () => {
    await add({ key: 'insurance', above: 66, value: 17_000, currency: 'RSD' });
    const premiums = (await rulesOn(today())).filter(({ key }) => key === 'insurance');
    expect(premiums.map(({ above, value }) => [above, value])).toContainEqual([66, 17_000]);
    expect(premiums.filter(({ value }) => value !== null)).toHaveLength(1);
  });

  it('no longer have a class that has ended', async () => {
    const reduction = { key: 'use-tax-reduction', from_age: 10, value: 40 };
    await add({ ...reduction, valid_to: today(5) });
    const agesOn = async (day: string) =>
      (await rulesOn(day)).filter(({ key }) => key === 'use-tax-reduction').map(({ from_age: age }) => age);
    expect([await agesOn(today(5)), await agesOn(today(6))]).toEqual([[0, 10], [0]]);
  });

  it('can become unknown again', async () => {
    await add();
    await add({ value: null, source: null });
    expect(await valueOn(today())).toBeNull();
  });

  it('are never changed or removed', async () => {
    const { sql } = test.database;
    await expect(sql`update cost_rule set value = 0 where key = 'vat'`).rejects.toThrow('append-only');
    await expect(sql`delete from cost_rule where key = 'vat'`).rejects.toThrow('append-only');
  });

  it('make the server rebuild the pages that show them', async () => {
    const changes = async () => (await test.database.sql`select from outbox where topic = 'catalogue'`).length;
    const before = await changes();
    await add();
    expect(await changes()).toBeGreaterThan(before);
  });
});

describe('a new version of a rule', () => {
  it('is in the audit log, with the administrator who added it', async () => {
    const { data } = await add({ valid_from: today(3) });
    expect(data).toMatchObject({ value: 10, state: 'coming', added_by: 'Vera Administrator' });
    const [entry] = await test.database
      .sql`select action, details, after from audit_entry where actor_id = ${vera.user.id}`;
    expect(entry).toMatchObject({
      action: 'cost-rule.added',
      details: { country: 'RS', rule: 'customs-other' },
      after: { value: 10, valid_from: today(3), source: 'https://propisi.example/tarifa' },
    });
  });

  it.each<[string, () => Readonly<Record<string, unknown>>, string]>([
    ['a share above 100', () => ({ value: 100.01 }), 'value'],
    ['a value below zero', () => ({ value: -1 }), 'value'],
    ['half a Euro class', () => ({ key: 'emission-limit', value: 3.5 }), 'value'],
    ['an amount without a currency', () => ({ key: 'testing', value: 9000 }), 'currency'],
    ['a share in a currency', () => ({ currency: 'RSD' }), 'currency'],
    ['a class of a rule that has none', () => ({ above: 66 }), 'above'],
    ['an age that changes nothing', () => ({ key: 'use-tax', from_age: 10, currency: 'RSD' }), 'from_age'],
    ['a value without a source', () => ({ source: null }), 'source'],
    ['a source that is read tomorrow', () => ({ source: { ...draft().source, read_on: today(1) } }), 'source'],
    ['a day before today', () => ({ valid_from: today(-1) }), 'valid_from'],
    ['an end before its beginning', () => ({ valid_from: today(2), valid_to: today(1) }), 'valid_to'],
  ])('is refused with %s', async (_what, changed, field) => {
    const { status, error, errors } = await add(changed());
    expect([status, error]).toEqual([422, 'validation']);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect((await versionsFor(vera)).some(({ added_by: by }) => by !== null)).toBe(false);
  });

  it('is refused with all its problems at once', async () => {
    const { errors } = await add({ above: 1, value: 101, currency: 'EUR', source: null, valid_from: today(-1) });
    expect(Object.keys(errors ?? {})).toEqual(['above', 'value', 'currency', 'source', 'valid_from']);
  });

  it.each(['javascript:alert(1)', 'nema', 'ftp://propisi.example/x'])('is refused with the address %s', async (url) => {
    expect((await add({ source: { ...draft().source, url } })).error).toBe('validation');
  });
});

describe('the list of versions', () => {
  it('has those in force first, then coming and past ones', async () => {
    await add({ value: 10 });
    await add({ value: 12, valid_from: today(10) });
    const versions = await versionsFor(vera);
    const states = versions.map(({ state }) => state);
    expect(states.filter((state) => state !== 'in-force')).toEqual(['coming', 'past']);
    const customs = versions.filter(({ key }) => key === 'customs-other').map(({ value, state }) => [value, state]);
    expect(customs).toEqual([
      [10, 'in-force'],
      [12, 'coming'],
      [null, 'past'],
    ]);
  });

  it('of a regional administrator has their own country alone, and they add versions only there [H04]', async () => {
    const ana = await openAdministrator(test, { group: 6, name: 'Ana' });
    expect((await versionsFor(ana)).map(({ country }) => country)).toContain('RS');
    expect((await add({}, ana)).status).toBe(200);
    const hans = await openAdministrator(test, { group: 6, country: germany, name: 'Hans' });
    expect(await versionsFor(hans)).toEqual([]);
    expect((await add({ value: 1 }, hans)).error).toBe('not-found');
    expect(await valueOn(today())).toBe(10);
  });
});
