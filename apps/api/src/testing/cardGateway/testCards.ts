/** A card of the test gateway, with the outcome of a payment by it. */
export interface TestCard {
  readonly number: string;
  /** Its name on the card page. */
  readonly name: string;
  readonly outcome: 'approved' | 'declined' | 'insufficient' | 'not-authenticated';
  /** How often and when the bank reports to the shop's server. */
  readonly callback: 'once' | 'never' | 'three-times' | 'late';
  /** Whether the browser is sent back to the shop. */
  readonly browserReturns: boolean;
  /** The result of the first request to capture an authorised payment; later requests succeed. */
  readonly capture: 'done' | 'refused' | 'lost';
  /** The error in everything that the bank reports to the shop. */
  readonly lie: 'none' | 'amount' | 'hash';
}

const usual = { outcome: 'approved', callback: 'once', browserReturns: true, capture: 'done', lie: 'none' } as const;

/** The cards, by the outcome that they show. */
export const testCards = {
  approved: { ...usual, number: '4111111111111111', name: 'Approved' },
  declined: { ...usual, number: '4000000000000002', name: 'Declined', outcome: 'declined' },
  notAuthenticated: { ...usual, number: '4000000000000101', name: '3-D Secure fails', outcome: 'not-authenticated' },
  insufficient: { ...usual, number: '4000000000009995', name: 'Insufficient funds', outcome: 'insufficient' },
  browserStays: {
    ...usual,
    number: '4000000000000010',
    name: 'Approved, browser never returns',
    browserReturns: false,
  },
  noCallback: { ...usual, number: '4000000000000028', name: 'Approved, callback never comes', callback: 'never' },
  threeCallbacks: {
    ...usual,
    number: '4000000000000036',
    name: 'Approved, callback three times',
    callback: 'three-times',
  },
  lateCallback: {
    ...usual,
    number: '4000000000000044',
    name: 'Approved, callback half a minute late',
    callback: 'late',
  },
  captureRefused: {
    ...usual,
    number: '4000000000000077',
    name: 'Approved, capturing the money is refused once',
    capture: 'refused',
  },
  captureLost: {
    ...usual,
    number: '4000000000000085',
    name: 'Approved, the answer to capturing the money is lost',
    capture: 'lost',
  },
  wrongAmount: { ...usual, number: '4000000000000051', name: 'Approved with a wrong amount', lie: 'amount' },
  wrongHash: { ...usual, number: '4000000000000069', name: 'Approved with a wrong hash', lie: 'hash' },
} as const satisfies Readonly<Record<string, TestCard>>;

/** The card of a number, written with or without spaces. */
export const cardOf = (number: string): TestCard | undefined =>
  Object.values(testCards).find((card) => card.number === number.replaceAll(/\s/g, ''));
