import { describe, expect, it } from 'vitest';
import { askedFindings, importCost, type ImportedVehicle, type ImportLineKey } from './importCost.ts';
import { costRuleKeys, type CostRule, type CostRuleKey } from '../costRules/costRules.ts';
import { emissionClassOf, readImport } from './readImport.ts';

const source = { title: 'Propis', url: 'https://propisi.example/uvoz', read_on: '2026-11-30' };
const rule = (key: CostRuleKey, value: number, currency: CostRule['currency'] = null): CostRule => ({
  key,
  above: 0,
  from_age: 0,
  value,
  currency,
  source,
});

/** What is known of Serbia: no rate without a proof of origin, and no fee. */
const known: readonly CostRule[] = [
  rule('customs-eu-origin', 0),
  rule('vat', 20),
  rule('emission-limit', 3),
  rule('historic-age', 30),
  rule('used-age', 6),
];
const golf: ImportedVehicle = { price: 1_000_000, origin: null, emissionClass: 5, year: 2018, found: {} };
const estimate = (
  vehicle: Partial<ImportedVehicle> = {},
  { rules = known, perEuro = null as number | null, day = '2026-11-30' } = {},
) => importCost({ ...golf, ...vehicle }, { rules, perEuro, day });
const lineOf = (key: ImportLineKey, ...of: Parameters<typeof estimate>) => {
  const line = estimate(...of).lines.find((each) => each.key === key);
  if (!line) throw new Error(`There is no line ${key}.`);

  return line;
};

describe('the estimate of an import [N09]', () => {
  it('asks for all that no rule says, and adds up what is known', () => {
    const { lines, total, open } = estimate();
    expect(lines.map(({ key, amount, question }) => [key, amount, question])).toEqual([
      ['emission', null, null],
      ['price', 1_000_000, null],
      ['transport', null, 'transport'],
      ['customs', null, 'origin'],
      ['vat', 200_000, null],
      ['testing', null, 'testing'],
      ['environment', null, 'environment'],
      ['registration', null, 'registration'],
    ]);
    expect([total, open]).toEqual([1_200_000, 5]);
  });

  it('takes customs of price and transport, and VAT of all three', () => {
    const found = { transport: 50_000, 'customs-rate': 10, testing: 20_000, environment: 15_000, registration: 30_000 };
    const { lines, total, open } = estimate({ origin: 'other', found });
    expect(lines.map(({ amount }) => amount)).toEqual([
      null,
      1_000_000,
      50_000,
      105_000,
      231_000,
      20_000,
      15_000,
      30_000,
    ]);
    expect([total, open]).toEqual([1_451_000, 0]);
    expect(lineOf('vat', { origin: 'other', found }).share).toEqual({ rate: 20, of: 1_155_000 });
  });

  it.each<[string, Partial<ImportedVehicle>, readonly CostRule[], number | null, string | null]>([
    ['made in the EU with a proof', { origin: 'eu' }, known, 0, null],
    ['made elsewhere, without a known rate', { origin: 'other' }, known, null, 'customs-rate'],
    [
      'made elsewhere, at the rate of a rule',
      { origin: 'other' },
      [...known, rule('customs-other', 10)],
      100_000,
      null,
    ],
    [
      'at the rate that the visitor was told',
      { origin: 'other', found: { 'customs-rate': 12.5 } },
      known,
      125_000,
      null,
    ],
    ['at a told rate, of unknown origin', { found: { 'customs-rate': 5 } }, known, 50_000, null],
    ['made in the EU, whatever rate was told', { origin: 'eu', found: { 'customs-rate': 5 } }, known, 0, null],
    ['made in the EU, if no rule says that it is free', { origin: 'eu' }, [], null, 'customs-rate'],
  ])('has customs on a vehicle %s', (_what, vehicle, rules, amount, question) => {
    expect(lineOf('customs', vehicle, { rules })).toMatchObject({ amount, question });
  });

  it.each([
    ['without transport', { origin: 'other', found: { 'customs-rate': 10 } }, true],
    ['without customs', { found: { transport: 50_000 } }, true],
    ['with both', { origin: 'eu', found: { transport: 50_000 } }, false],
  ] as const)('says that VAT %s is of a part', (_what, vehicle, isPartial) => {
    expect(lineOf('vat', vehicle).isPartial).toBe(isPartial);
  });

  it.each<[string, Partial<ImportedVehicle>, readonly CostRule[], boolean | null, string | null]>([
    ['Euro 3', { emissionClass: 3 }, known, true, null],
    ['Euro 2', { emissionClass: 2 }, known, false, null],
    ['no known class', { emissionClass: null }, known, null, 'emission'],
    ['Euro 2 and 30 years', { emissionClass: 2, year: 1996 }, known, null, 'historic'],
    ['Euro 2 and 29 years', { emissionClass: 2, year: 1997 }, known, false, null],
    ['Euro 2 and no known age', { emissionClass: 2, year: null }, known, false, null],
    ['Euro 5, if no rule has a limit', {}, [], null, 'emission-rule'],
  ])('says whether a vehicle of %s may be imported', (_what, vehicle, rules, isAllowed, question) => {
    expect(lineOf('emission', vehicle, { rules })).toMatchObject({ isAllowed, question, amount: null });
  });

  it.each([
    [2025, '2026-06-29', 'testing-new'],
    [2025, '2026-06-30', 'testing-new'],
    [2025, '2026-07-01', 'testing'],
    [2026, '2026-11-30', 'testing-new'],
    [null, '2026-11-30', 'testing'],
  ])('asks about a vehicle of %s on %s as %s', (year, day, question) => {
    // half a year after 31 December is 30 June, as there is no 31st
    expect(lineOf('testing', { year }, { day }).question).toBe(question);
  });

  it('turns an amount in dinars into euros, and asks for it while there is no rate', () => {
    const rules = [...known, rule('testing', 11_700, 'RSD'), rule('registration', 150.5, 'EUR')];
    expect(lineOf('testing', {}, { rules, perEuro: 117 })).toMatchObject({
      amount: 10_000,
      stated: { value: 11_700, currency: 'RSD' },
      source,
    });
    expect(lineOf('testing', {}, { rules })).toMatchObject({ amount: null, question: 'testing' });
    expect(lineOf('registration', {}, { rules }).amount).toBe(15_050);
  });

  it('goes by the figure of the visitor before that of a rule', () => {
    const rules = [...known, rule('transport', 900, 'EUR')];
    expect(lineOf('transport', { found: { transport: 70_000 } }, { rules })).toMatchObject({
      amount: 70_000,
      isFound: true,
      source: null,
    });
  });

  it('names the source of every figure that is not the visitor’s', () => {
    const figures = estimate({ origin: 'eu' }).lines.filter(({ key, amount }) => amount !== null && key !== 'price');
    expect(figures.map(({ source: of }) => of)).toEqual(figures.map(() => source));
  });
});

describe('the fields of the calculator', () => {
  it('ask for what no rule says, and for nothing else', () => {
    expect(askedFindings(known, 117)).toEqual(['transport', 'customs-rate', 'testing', 'environment', 'registration']);
    const more = [...known, rule('customs-other', 10), rule('testing', 11_700, 'RSD')];
    expect(askedFindings(more, 117)).toEqual(['transport', 'environment', 'registration']);
    expect(askedFindings(more, null)).toEqual(['transport', 'testing', 'environment', 'registration']);
    const all = costRuleKeys.map((key) => rule(key, 1, 'EUR'));
    expect(askedFindings(all, null)).toEqual([]);
  });

  const read = (search: string) => readImport(new URLSearchParams(search), 'rs', 2026);

  it('begin with a price and nothing else', () => {
    const { typed, errors, vehicle } = read('');
    expect([typed.price, errors]).toEqual(['10.000', {}]);
    expect(vehicle).toEqual({ price: 1_000_000, origin: null, emissionClass: null, year: null, found: {} });
  });

  it('take figures as people type them', () => {
    const { vehicle } = read('price=8.500+€&origin=eu&emission=6&year=2019&transport=1.200,50&customs-rate=12,5+%25');
    expect(vehicle).toEqual({
      price: 850_000,
      origin: 'eu',
      emissionClass: 6,
      year: 2019,
      found: { transport: 120_050, 'customs-rate': 12.5 },
    });
  });

  it('name all wrong figures at once, and keep them as they were typed', () => {
    const { typed, errors, vehicle } = read(
      'price=&year=2027&transport=puno&customs-rate=101&testing=-1&registration=50.001&origin=mars',
    );
    expect(errors).toEqual({
      price: 'empty',
      year: 'too-large',
      transport: 'not-a-number',
      'customs-rate': 'too-large',
      testing: 'negative',
      registration: 'too-large',
    });
    expect([typed.transport, vehicle]).toEqual(['puno', null]);
  });

  it.each([
    ['euro-6d', 6],
    ['euro-3', 3],
    ['euro-0', null],
    ['dizel', null],
    [undefined, null],
  ])('know the Euro class of the answer %s', (slug, emissionClass) => {
    expect(emissionClassOf(slug)).toBe(emissionClass);
  });
});
