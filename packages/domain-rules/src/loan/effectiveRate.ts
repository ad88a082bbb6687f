/** A payment of a borrower. */
export interface LoanPayment {
  /** When it is due, in years after the loan was paid out; a month is a twelfth. */
  readonly years: number;
  /** What is paid, in the unit of the loan. */
  readonly amount: number;
}

/** Halvings of the interval: as many as a number can tell apart. */
const halvings = 200;

/** The limits of the result, as logarithms of what one unit becomes within a year. */
const [least, most] = [Math.log(0.01), Math.log(1e15)];

/**
 * The effective rate of a loan for a year, in per cent: the rate at which all payments, discounted to
 * the first day, are worth as much as what was paid out (Directive 2008/48/EC, Annex I; the Serbian EKS is the same).
 * [P22]
 *
 * @param paidOut what the borrower received on the first day
 * @param payments every payment, charges among them
 * @returns not rounded; null if there is none, such as without a payment
 */
export function effectiveRate(paidOut: number, payments: readonly LoanPayment[]): number | null {
  const surplus = (logarithm: number) =>
    payments.reduce((sum, { years, amount }) => sum + amount * Math.exp(-logarithm * years), -paidOut);
  if (paidOut <= 0 || surplus(least) < 0 || surplus(most) > 0) return null;

  let [low, high] = [least, most];
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (low + high) / 2;
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }

  return Math.expm1((low + high) / 2) * 100;
}
