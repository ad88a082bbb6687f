/** The states of an order. `authorised`: the bank has authorised the payment; nothing is captured or granted yet. [M40] */
export const orderStates = [
  'new',
  'redirected',
  'authorised',
  'captured',
  'declined',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * The states that can follow each state; no other change is possible. A declined order can be paid again. For a
 * cancelled order an administrator can accept late money. An authorised order goes back when its money is released
 * while another card may still pay it. [M40, M43]
 */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: ['redirected', 'authorised', 'captured', 'declined', 'cancelled'],
  redirected: ['authorised', 'captured', 'declined', 'cancelled'],
  authorised: ['redirected', 'captured', 'declined', 'cancelled'],
  captured: ['refunded'],
  declined: ['new', 'redirected', 'authorised', 'captured', 'cancelled'],
  cancelled: ['authorised', 'captured'],
  refunded: [],
};

/** Days for which a bank keeps money authorised for us. Money that is not captured by then is released. [M43] */
export const authorisationDays = 7;
