import { formatNumberForField } from '../numbers/formatNumberForField.ts';
import { parseNumber, type NumberProblem } from '../numbers/parseNumber.ts';
import { loanPlan, type LoanPlan } from './loanPlan.ts';

/** The fields of the loan calculator, in the order of its form; each is a parameter of its address. [P22] */
export const loanFields = ['price', 'deposit', 'months', 'rate', 'fee', 'monthly-fee', 'insurance'] as const;

/** One of {@link loanFields}. */
export type LoanField = (typeof loanFields)[number];

/** Why a figure of the calculator is refused. */
export type LoanProblem = NumberProblem | 'too-small' | 'too-large';

/** The limits of the calculator: amounts in euros, time in months, the rate in per cent for a year. Charges reach to the price. */
export const loanLimits = { price: 10_000_000, months: 120, rate: 100 } as const;

/** What a form begins with where its address says nothing. */
const first = { price: 10_000, depositPercent: 20, months: 60 } as const;

/** The figures of the calculator: as they were typed, what is wrong with them, and the result. */
export interface LoanReading {
  readonly typed: Readonly<Record<LoanField, string>>;
  readonly errors: Readonly<Partial<Record<LoanField, LoanProblem>>>;
  /** In hundredths of a euro; null where a figure is wrong. */
  readonly deposit: number | null;
  /** What is left to be borrowed, in hundredths of a euro; 0 if the deposit is the whole price; null as above. */
  readonly amount: number | null;
  /** Null where a figure is wrong or nothing is borrowed. */
  readonly plan: LoanPlan | null;
}

interface Limits {
  readonly least: number;
  readonly most: number;
  /** @default 2 */
  readonly decimals?: number;
  readonly unit: string;
  /** What an empty field means; without it the field must be filled in. */
  readonly empty?: number;
}

/**
 * Reads the address or the form of the loan calculator. Figures are taken as people type them, the deposit as an amount
 * or in per cent (`2.000`, `20 %`); charges may be left out. All problems are reported at once. [P22]
 *
 * @param exampleRate the rate that the form begins with, in per cent
 */
export function readLoan(query: URLSearchParams, language: string, exampleRate: number): LoanReading {
  const shown = (value: number) => formatNumberForField(value, language);
  const begins: Record<LoanField, string> = {
    price: shown(first.price),
    deposit: `${first.depositPercent} %`,
    months: String(first.months),
    rate: shown(exampleRate),
    fee: '',
    'monthly-fee': '',
    insurance: '',
  };
  const typed = Object.fromEntries(
    loanFields.map((name) => [name, (query.get(name) ?? begins[name]).trim().slice(0, 30)]),
  ) as Record<LoanField, string>;
  const errors: Partial<Record<LoanField, LoanProblem>> = {};
  const read = (name: LoanField, text: string, { least, most, decimals = 2, unit, empty }: Limits) => {
    if (text === '' && empty !== undefined) return empty;

    const number = parseNumber(text, language, { decimals, unit });
    const problem = typeof number === 'string' ? number : problemOf(number, least, most);
    if (problem !== null) errors[name] = problem;

    return typeof number === 'string' ? 0 : number;
  };
  const price = cents(read('price', typed.price, { least: 1, most: loanLimits.price, unit: '€' }));
  const percent = /^(.*)%$/.exec(typed.deposit)?.[1]?.trim();
  // an unreadable price says nothing about what is paid beside it
  const wholePrice = errors.price ? loanLimits.price : price / 100;
  const deposit =
    percent === undefined
      ? cents(
          read('deposit', typed.deposit, {
            least: 0,
            most: wholePrice,
            unit: '€',
            empty: 0,
          }),
        )
      : Math.round((price * read('deposit', percent, { least: 0, most: 100, unit: '%' })) / 100);
  const charge = { least: 0, most: wholePrice, unit: '€', empty: 0 };
  const terms = {
    amount: price - deposit,
    months: read('months', typed.months, { least: 1, most: loanLimits.months, decimals: 0, unit: '' }),
    rate: read('rate', typed.rate, { least: 0, most: loanLimits.rate, unit: '%' }),
    feeOnce: cents(read('fee', typed.fee, charge)),
    feeMonthly: cents(read('monthly-fee', typed['monthly-fee'], charge)),
    insurance: cents(read('insurance', typed.insurance, charge)),
  };
  if (Object.keys(errors).length > 0) return { typed, errors, deposit: null, amount: null, plan: null };

  return { typed, errors, deposit, amount: terms.amount, plan: terms.amount > 0 ? loanPlan(terms) : null };
}

const cents = (euros: number) => Math.round(euros * 100);

const problemOf = (number: number, least: number, most: number): LoanProblem | null =>
  number < least ? 'too-small' : number > most ? 'too-large' : null;
