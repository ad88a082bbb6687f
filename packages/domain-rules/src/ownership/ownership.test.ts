import { describe, expect, it } from 'vitest';
import type { CostRule, CostRuleKey } from '../costRules/costRules.ts';
import { findCostRule } from '../costRules/findCostRule.ts';
import { depreciationOf } from './depreciation.ts';
import {
  ownershipCost,
  perHundredKilometres,
  perMonth,
  type OwnedVehicle,
  type OwnershipLineKey,
} from './ownershipCost.ts';
import { readOwnership } from './readOwnership.ts';

const source = { title: 'Propis', url: 'https://propisi.example/porez', read_on: '2026-11-30' };
const rule = (
  key: CostRuleKey,
  value: number | null,
  {
    above = 0,
    fromAge = 0,
    currency = 'RSD',
  }: { readonly above?: number; readonly fromAge?: number; readonly currency?: CostRule['currency'] } = {},
): CostRule => ({ key, above, from_age: fromAge, value, currency, source });

/** The classes of a tariff: invented amounts, so that no test looks like a fact. */
const rules: readonly CostRule[] = [
  ...[0, 22, 33, 44, 55, 66, 84, 110].map((above, index) => rule('insurance', 1000 * (index + 1), { above })),
  rule('use-tax', 1170, { above: 0 }),
  rule('use-tax', 2340, { above: 1150 }),
  rule('use-tax', 11_700, { above: 1600 }),
  rule('use-tax', 117_000, { above: 2000 }),
  rule('use-tax-reduction', 0, { currency: null }),
  rule('use-tax-reduction', 40, { fromAge: 10, currency: null }),
  rule('use-tax-reduction', 80, { fromAge: 20, currency: null }),
  rule('use-tax-reduction', 65, { above: 2000, fromAge: 10, currency: null }),
  rule('use-tax-electric', 0),
  rule('price-diesel', 200),
  rule('sticker', 585),
];
const golf: OwnedVehicle = {
  price: 1_000_000,
  year: 2018,
  fuel: 'dizel',
  consumption: 5,
  unitPrice: null,
  kilometres: 15_000,
  years: 5,
  power: 85,
  displacement: 1598,
  resale: null,
  found: {},
};
const market = { present: { count: 34, median: 10_000 }, later: { count: 20, median: 6000 } };
const estimate = (
  vehicle: Partial<OwnedVehicle> = {},
  {
    of = rules,
    perEuro = 117,
    prices = null,
  }: { readonly of?: typeof rules; readonly perEuro?: number | null; readonly prices?: typeof market | null } = {},
) => ownershipCost({ ...golf, ...vehicle }, { rules: of, perEuro, day: '2026-11-30', market: prices });
const lineOf = (key: OwnershipLineKey, ...of: Parameters<typeof estimate>) => {
  const line = estimate(...of).lines.find((each) => each.key === key);
  if (!line) throw new Error(`There is no line ${key}.`);

  return line;
};

describe('a rule for a class [N16]', () => {
  it.each<[number | null, number | null, number | null]>([
    [1, 1000, 22],
    [22, 1000, 22],
    [22.5, 2000, 33],
    [84, 6000, 84],
    [85, 7000, 110],
    [500, 8000, null],
    [null, null, null],
  ])('of %s kW is the class that it lies in', (size, value, upTo) => {
    expect(findCostRule(rules, 'insurance', { size })).toMatchObject({ value, upTo });
  });

  it.each([
    [1598, 9, 0],
    [1598, 10, 40],
    [1598, 19, 40],
    [1598, 20, 80],
    [2500, 12, 65],
  ])('of %s cm³ and %s years is that of the highest age it has reached', (size, age, value) => {
    expect(findCostRule(rules, 'use-tax-reduction', { size, age }).value).toBe(value);
  });
});

describe('the estimate of owning a vehicle [N16]', () => {
  it('asks for all that no rule says, and adds up what is known', () => {
    const { lines, total, open } = estimate({}, { of: [] });
    expect(lines.map(({ key, amount, question }) => [key, amount, question])).toEqual([
      ['depreciation', null, 'model'],
      ['energy', null, 'unit-price'],
      ['insurance', null, 'insurance'],
      ['inspection', null, 'inspection'],
      ['use-tax', null, 'use-tax'],
      ['sticker', null, 'sticker'],
      ['local-fee', null, 'local-fee'],
      ['service', null, 'service'],
    ]);
    expect([total, open]).toEqual([0, 8]);
  });

  it('is complete with the figures of a visitor alone', () => {
    const found = {
      insurance: 15_000,
      inspection: 4000,
      'use-tax': 5000,
      sticker: 500,
      'local-fee': 1000,
      service: 30_000,
    };
    const { total, open } = estimate({ unitPrice: 1.7, resale: 500_000, found }, { of: [] });
    // 15,000 km × 5 l × 1.70 € are 1,275 €; the loss is 5,000 € in five years
    expect([total, open]).toEqual([127_500 + 100_000 + 55_500, 0]);
    expect([perMonth(total), perHundredKilometres(total, 15_000)]).toEqual([23_583, 1887]);
  });

  it.each<[string, Partial<OwnedVehicle>, number | null, string | null]>([
    ['a diesel by the price of the rule', {}, 128_205, null],
    ['a price that the visitor entered', { unitPrice: 1.6 }, 120_000, null],
    ['an electric car by kilowatt-hours', { fuel: 'elektricni', consumption: 17, unitPrice: 0.09 }, 22_950, null],
    ['no price of electricity', { fuel: 'elektricni', consumption: 17 }, null, 'unit-price'],
    ['no consumption', { consumption: null }, null, 'consumption'],
    ['no fuel', { fuel: null }, null, 'fuel'],
  ])('counts the energy of %s', (_what, vehicle, amount, question) => {
    expect(lineOf('energy', vehicle)).toMatchObject({ amount, question });
  });

  it.each<[string, Partial<OwnedVehicle>, number | null, string | null]>([
    ['1,598 cm³ and eight years', {}, 2000, null],
    ['1,598 cm³ and ten years', { year: 2016 }, 1200, null],
    ['2,500 cm³ and ten years', { year: 2016, displacement: 2500 }, 35_000, null],
    ['an electric drive', { fuel: 'hibrid', displacement: null, year: null }, 0, null],
    ['no known engine size', { displacement: null }, null, 'displacement'],
    ['no known age', { year: null }, null, 'year'],
  ])('has the tax on use of %s', (_what, vehicle, amount, question) => {
    expect(lineOf('use-tax', vehicle)).toMatchObject({ amount, question });
  });

  it('asks for the tax if no rule says what age makes of it', () => {
    const of = rules.filter(({ key }) => key !== 'use-tax-reduction');
    expect(lineOf('use-tax', {}, { of })).toMatchObject({ amount: null, question: 'reduction' });
  });

  it('names the class that an insurer has to be asked about', () => {
    const of = rules.map((each) => (each.key === 'insurance' ? { ...each, value: null, currency: null } : each));
    const { question, rule: found } = lineOf('insurance', {}, { of });
    expect([question, found?.above, found?.upTo]).toEqual(['insurance', 84, 110]);
    expect(lineOf('insurance', { power: null }, { of }).question).toBe('power');
  });

  it('asks for amounts in dinars while there is no exchange rate', () => {
    expect(lineOf('sticker').amount).toBe(500);
    expect(lineOf('sticker', {}, { perEuro: null })).toMatchObject({ amount: null, question: 'sticker' });
  });

  it('names the source of every amount of a rule', () => {
    const known = estimate().lines.filter(({ amount }) => amount !== null);
    expect(known.map(({ key, source: of }) => [key, of])).toEqual(
      ['energy', 'insurance', 'use-tax', 'sticker'].map((key) => [key, source]),
    );
  });
});

describe('the loss of value [N16]', () => {
  it.each<[string, number, number, number, number, number | null]>([
    ['of a model that loses 40 %', 34, 10_000, 20, 6000, 400_000],
    ['of one that is worth more later', 20, 10_000, 20, 12_000, 0],
    ['with 19 ads of the present age', 19, 10_000, 40, 6000, null],
    ['with 19 ads of the later age', 40, 10_000, 19, 6000, null],
  ])('%s', (_what, count, median, laterCount, laterMedian, loss) => {
    const prices = { present: { count, median }, later: { count: laterCount, median: laterMedian } };
    expect(depreciationOf(1_000_000, prices)?.loss ?? null).toBe(loss);
  });

  it('is shared out over the years, and goes by the visitor’s own resale price first', () => {
    expect(lineOf('depreciation', {}, { prices: market })).toMatchObject({
      amount: 80_000,
      depreciation: { percent: 40 },
    });
    expect(lineOf('depreciation', { resale: 700_000 }, { prices: market })).toMatchObject({
      amount: 60_000,
      isFound: true,
    });
    const few = { ...market, later: { count: 3, median: 1000 } };
    expect(lineOf('depreciation', {}, { prices: few })).toMatchObject({ amount: null, question: 'too-few' });
  });
});

describe('the fields of the ownership calculator', () => {
  const read = (search: string, perEuro: number | null = 100) =>
    readOwnership(new URLSearchParams(search), { language: 'rs', thisYear: 2026, perEuro });

  it('begin with a price, kilometres and years, and nothing else', () => {
    const { typed, errors, vehicle, model } = read('');
    expect([typed.price, typed.km, typed.years, errors, model]).toEqual(['10.000', '15.000', '5', {}, null]);
    expect(vehicle).toMatchObject({ price: 1_000_000, year: null, fuel: null, consumption: null, resale: null });
  });

  it('take figures as people type them, amounts also in dinars', () => {
    const { vehicle, model } = read(
      'price=8.500+€&fuel=dizel&consumption=5,4+l/100+km&unit-price=190,5+din&km=20+000&power=85+kW&' +
        'displacement=1.598+cm³&insurance=17.500+RSD&resale=4.000&model=47&year=2018',
    );
    expect(vehicle).toMatchObject({
      price: 850_000,
      consumption: 5.4,
      unitPrice: 1.905,
      kilometres: 20_000,
      power: 85,
      displacement: 1598,
      resale: 400_000,
      found: { insurance: 17_500 },
    });
    expect(model).toBe(47);
    expect(read('fuel=elektricni&consumption=17,5+kWh').vehicle?.consumption).toBe(17.5);
  });

  it('name all wrong figures at once, and keep them as they were typed', () => {
    const { typed, errors, vehicle } = read(
      'price=&year=2027&fuel=para&consumption=puno&unit-price=1.890&km=0&years=21&power=115+KS&insurance=-1',
    );
    expect(errors).toEqual({
      price: 'empty',
      year: 'too-large',
      consumption: 'not-a-number',
      'unit-price': 'too-large',
      km: 'too-small',
      years: 'too-large',
      power: 'other-unit',
      insurance: 'negative',
    });
    expect([typed.consumption, vehicle]).toEqual(['puno', null]);
  });

  it.each([
    ['unit-price=190', { 'unit-price': 'too-large' }],
    ['unit-price=190+RSD', {}],
    ['insurance=17.500', {}],
    ['insurance=50.001', { insurance: 'too-large' }],
    ['km=300.001', { km: 'too-large' }],
  ])('have bounds that a sum in dinars without its unit exceeds: %s', (query, errors) => {
    expect(read(query).errors).toEqual(errors);
  });

  it('refuse dinars while there is no exchange rate', () => {
    expect(read('insurance=17.500+RSD', null).errors).toEqual({ insurance: 'other-unit' });
  });
});
