import { effectiveRate } from './effectiveRate.ts';

/** The terms of a loan. Amounts are in hundredths of the currency. */
export interface LoanTerms {
  /** What is borrowed. */
  readonly amount: number;
  /** Number of monthly payments. */
  readonly months: number;
  /** Nominal interest for a year, in per cent; 0 is a loan without interest. */
  readonly rate: number;
  /** Charge that is paid once, on the first day. */
  readonly feeOnce: number;
  /** Charge that is paid with each payment. */
  readonly feeMonthly: number;
  /** Insurance that the lender requires, paid with each payment. */
  readonly insurance: number;
}

/** One payment of the plan. Amounts are in hundredths. */
export interface LoanMonth {
  /** From 1. */
  readonly month: number;
  readonly interest: number;
  readonly capital: number;
  /** Monthly charge and insurance. */
  readonly charges: number;
  /** Interest, capital and charges. */
  readonly payment: number;
  /** What is still owed afterwards. */
  readonly remaining: number;
}

/** A computed loan. Amounts are in hundredths. */
export interface LoanPlan {
  readonly months: readonly LoanMonth[];
  /** The payment of every month but the last, which pays the rest of a few hundredths. */
  readonly payment: number;
  readonly interest: number;
  /** All charges: the one of the first day, the monthly ones, and insurance. */
  readonly charges: number;
  /** Everything that the borrower pays. */
  readonly total: number;
  /** In per cent; null if charges of the first day are as high as the loan. */
  readonly effectiveRate: number | null;
}

/** The payment of a month for interest and capital, the same each month. */
function annuity({ amount, months, rate }: LoanTerms) {
  const monthly = rate / 1200;
  const exact = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);

  return Math.round(exact);
}

const sumOf = (months: readonly LoanMonth[], part: 'interest' | 'charges' | 'payment') =>
  months.reduce((sum, month) => sum + month[part], 0);

/**
 * The plan of a loan with equal monthly payments. Each payment is rounded to a hundredth; the last one pays what is left.
 * [P22]
 */
export function loanPlan(terms: LoanTerms): LoanPlan {
  const { amount, months: count, rate, feeOnce, feeMonthly, insurance } = terms;
  const equal = annuity(terms);
  const charges = feeMonthly + insurance;
  const months: LoanMonth[] = [];
  let remaining = amount;
  for (let month = 1; month <= count; month += 1) {
    const interest = Math.round((remaining * rate) / 1200);
    const capital = month === count ? remaining : Math.min(remaining, equal - interest);
    remaining -= capital;
    months.push({ month, interest, capital, charges, payment: interest + capital + charges, remaining });
  }
  const payments = months.map(({ month, payment }) => ({ years: month / 12, amount: payment }));

  return {
    months,
    payment: months[0]?.payment ?? 0,
    interest: sumOf(months, 'interest'),
    charges: feeOnce + sumOf(months, 'charges'),
    total: feeOnce + sumOf(months, 'payment'),
    effectiveRate: effectiveRate(amount - feeOnce, payments),
  };
}
