import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveRate, type LoanPayment } from './effectiveRate.ts';
import { loanPlan, type LoanTerms } from './loanPlan.ts';
import { readLoan } from './readLoan.ts';

const monthly = (amount: number, count: number): LoanPayment[] =>
  Array.from({ length: count }, (_, index) => ({ years: (index + 1) / 12, amount }));
const once = (amount: number, years: number): LoanPayment[] => [{ years, amount }];
const days = (count: number) => count / 365.25;

/**
 * Published examples. A: Directive 98/7/EC, Annex III; B: the British Consumer Finance Association and lenders' prices,
 * as checked by the calculator of Rimas Kudelis; C: example 2 of the calculator Curo, by the rules of 2008/48/EC.
 */
const examples: readonly [source: string, paidOut: number, payments: LoanPayment[], rate: number][] = [
  ['A1: 1,200 after a year and a half', 1000, once(1200, 546 / 365), 12.96],
  ['A2: the same with 50 kept back', 950, once(1200, 546 / 365), 16.9],
  [
    'A3: 600 after one year and 600 after two',
    1000,
    [
      { years: 1, amount: 600 },
      { years: 2, amount: 600 },
    ],
    13.07,
  ],
  ['B1: 101 after a year', 100, once(101, 1), 1],
  ['B2: 125 after 31 days', 100, once(125, days(31)), 1286.2],
  ['B3: 250 after a month', 200, once(250, 1 / 12), 1355.2],
  ['B4: 350 after a month', 200, once(350, 1 / 12), 82_400.5],
  ['B5: 60 times 222.44', 10_000, monthly(222.44, 60), 12.7],
  ['B6: 319.97 after 28 days', 250, once(319.97, days(28)), 2400.3],
  ['B7: 447.97 after 23 days', 350, once(447.97, days(23)), 4935.9],
  ['B8: 191.99 after 36 days', 150, once(191.99, days(36)), 1123.2],
  ['B9: 127.99 after 26 days', 100, once(127.99, days(26)), 3103.4],
  ['B10: 358.40 after 25 days', 280, once(358.4, days(25)), 3584.2],
  ['B11: 450 after 30 days', 364.54, once(450, days(30)), 1199],
  ['C: six times 1,707 and 50 with the first', 10_000, [...monthly(1707, 6), { years: 1 / 12, amount: 50 }], 10.45],
];

const terms: LoanTerms = { amount: 1_000_000, months: 60, rate: 6, feeOnce: 0, feeMonthly: 0, insurance: 0 };

describe('the effective rate [P22]', () => {
  it.each(examples)('is that of the published example %s', (_source, paidOut, payments, rate) => {
    const decimals = (String(rate).split('.')[1] ?? '').length === 2 ? 2 : 1;
    expect(effectiveRate(paidOut, payments)?.toFixed(decimals)).toBe(rate.toFixed(decimals));
  });

  it('is not known without a payment, or where nothing is paid out', () => {
    expect(effectiveRate(1000, [])).toBeNull();
    expect(effectiveRate(0, once(100, 1))).toBeNull();
  });
});

describe('the plan of a loan [P22]', () => {
  it('has equal payments; the last one pays the rest', () => {
    const { months, payment, total, interest } = loanPlan(terms);
    expect([payment, months.length]).toEqual([19_333, 60]);
    expect(months.slice(0, 2)).toEqual([
      { month: 1, interest: 5000, capital: 14_333, charges: 0, payment: 19_333, remaining: 985_667 },
      { month: 2, interest: 4928, capital: 14_405, charges: 0, payment: 19_333, remaining: 971_262 },
    ]);
    expect(months.at(-1)?.remaining).toBe(0);
    expect(total).toBe(1_000_000 + interest);
  });

  it('without interest divides the loan', () => {
    const {
      months,
      interest,
      total,
      effectiveRate: rate,
    } = loanPlan({ ...terms, amount: 100_000, months: 3, rate: 0 });
    expect(months.map(({ payment }) => payment)).toEqual([33_333, 33_333, 33_334]);
    expect([interest, total]).toEqual([0, 100_000]);
    expect(rate).toBeCloseTo(0, 9);
  });

  it('costs more by its charges, and its effective rate shows them', () => {
    const plan = loanPlan({ ...terms, feeOnce: 20_000, feeMonthly: 300, insurance: 700 });
    expect(plan.payment).toBe(19_333 + 1000);
    expect(plan.charges).toBe(20_000 + 60 * 1000);
    expect(plan.total).toBe(1_000_000 + plan.interest + plan.charges);
    expect(plan.effectiveRate).toBeGreaterThan(loanPlan(terms).effectiveRate ?? 100);
  });

  it('has no effective rate if the charge of the first day takes the loan', () => {
    expect(loanPlan({ ...terms, feeOnce: 1_000_000 }).effectiveRate).toBeNull();
  });

  it('discounted by its effective rate is worth what was paid out, and repays every hundredth', () => {
    const anyTerms = fc.record({
      amount: fc.integer({ min: 10_000, max: 100_000_000 }),
      months: fc.integer({ min: 1, max: 120 }),
      rate: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
      feeOnce: fc.integer({ min: 0, max: 5000 }),
      feeMonthly: fc.integer({ min: 0, max: 2000 }),
      insurance: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(anyTerms, (one) => {
        const plan = loanPlan(one);
        expect(plan.months.reduce((sum, { capital }) => sum + capital, 0)).toBe(one.amount);
        expect(plan.months.every(({ capital, interest }) => capital >= 0 && interest >= 0)).toBe(true);
        const yearly = 1 + (plan.effectiveRate ?? Number.NaN) / 100;
        const worth = plan.months.reduce((sum, { month, payment }) => sum + payment / yearly ** (month / 12), 0);
        expect(Math.abs(worth - (one.amount - one.feeOnce))).toBeLessThan(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the figures of the calculator [P22]', () => {
  const read = (search: string, language = 'rs') => readLoan(new URLSearchParams(search), language, 9.5);

  it('begin with an example, whose rate is that of the brand', () => {
    const { typed, errors, deposit, amount, plan } = read('');
    expect(typed).toMatchObject({ price: '10.000', deposit: '20 %', months: '60', rate: '9,5', fee: '' });
    expect([errors, deposit, amount, plan?.months.length]).toEqual([{}, 200_000, 800_000, 60]);
  });

  it.each([
    ['price=17.990+€&deposit=2.000', 1_599_000],
    ['price=17990&deposit=2000,50', 1_598_950],
    ['price=10000&deposit=12,5+%', 875_000],
    ['price=10000&deposit=', 1_000_000],
  ])('are taken as people type them: %s', (search, amount) => {
    expect(read(search)).toMatchObject({ errors: {}, amount });
  });

  it('take the decimals of the language', () => {
    expect(read('price=17,990&deposit=0&rate=7.25+%', 'en')).toMatchObject({ errors: {}, amount: 1_799_000 });
  });

  it('may leave nothing to borrow', () => {
    expect(read('price=5000&deposit=5000')).toMatchObject({ errors: {}, deposit: 500_000, amount: 0, plan: null });
    expect(read('price=5000&deposit=100%25')).toMatchObject({ errors: {}, amount: 0, plan: null });
  });

  it('may be without interest', () => {
    expect(read('price=1000&deposit=0&rate=0&months=10').plan).toMatchObject({ payment: 10_000, interest: 0 });
  });

  it('that are wrong are all named at once, and stay as they were typed', () => {
    const { typed, errors, plan } = read(
      'price=abc&deposit=120%25&months=0&rate=-1&fee=1,2345&monthly-fee=x&insurance=99999999',
    );
    expect(errors).toEqual({
      price: 'not-a-number',
      deposit: 'too-large',
      months: 'too-small',
      rate: 'negative',
      fee: 'too-many-decimals',
      'monthly-fee': 'not-a-number',
      insurance: 'too-large',
    });
    expect([typed.price, typed.months, plan]).toEqual(['abc', '0', null]);
  });

  it.each([
    ['price=&deposit=1000', { price: 'empty' }],
    ['price=1000&deposit=1001', { deposit: 'too-large' }],
    ['price=1000&fee=1001&insurance=1000,01', { fee: 'too-large', insurance: 'too-large' }],
    ['months=12,5', { months: 'too-many-decimals' }],
    ['months=121', { months: 'too-large' }],
    ['rate=', { rate: 'empty' }],
  ])('are refused: %s', (search, errors) => {
    expect(read(search).errors).toEqual(errors);
  });
});
