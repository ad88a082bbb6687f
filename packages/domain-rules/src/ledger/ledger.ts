/**
 * The unit of a ledger account: credits, points of the loyalty programme, and money in minor units (para, cent). [M44]
 */
export const ledgerUnits = ['credit', 'point', 'RSD', 'EUR'] as const;

/** The unit of a ledger account. */
export type LedgerUnit = (typeof ledgerUnits)[number];

/**
 * Our own accounts, one of each for every unit. `bank`: what came from outside; `revenue`: what was spent with us;
 * `bonus`: what we gave or corrected; `refunds`: what we gave back; `expiry`: what was not used in time.
 */
export const ownAccounts = ['bank', 'revenue', 'bonus', 'refunds', 'expiry'] as const;

/** One of our own accounts. */
export type OwnAccount = (typeof ownAccounts)[number];

/** Why points of the loyalty programme came or went, beside rewards. [M18] */
export const pointKinds = [
  'ad-published',
  'phone-verified',
  'ad-sold',
  'order-paid',
  'points-withdrawn',
  'points-restored',
] as const;

/**
 * Why something moved; the message key of its text is `credits.kind.` and this. `reward`: points against credits;
 * `unused`: unused days of a promotion whose ad was sold or deleted.
 */
export const ledgerKinds = [
  'purchase',
  'plan',
  'renewal',
  'bonus',
  'boost',
  'images',
  'review',
  'refund',
  'unused',
  'expiry',
  'correction',
  'payment',
  'reward',
  ...pointKinds,
] as const;

/** Why something moved. */
export type LedgerKind = (typeof ledgerKinds)[number];

/** The largest amount of one transfer. */
export const maxTransfer = 1_000_000_000_000;

/** Whether a number can be moved: whole, at least one, and not beyond all limits. */
export const isTransferAmount = (amount: number) =>
  Number.isSafeInteger(amount) && amount >= 1 && amount <= maxTransfer;

/** Lines of a page of the history of credits, where nobody says how many. */
export const movementsPerPage = 20;

/** Most lines of a page of it. */
export const maxMovementsPerPage = 100;
