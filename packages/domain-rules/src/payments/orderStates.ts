/** How an order stands. `authorised`: the bank has reserved the money and nothing is given yet. [M40] */
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
 * Where an order goes from each state; nothing else happens to it. A declined one is paid again. Of a cancelled one an administrator
 * accepts money that came late. An authorised one goes back where its money is released while another card may still pay it. [M40, M43]
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

/** Days for which a bank keeps money reserved for us: what is not taken by then is released. [M43] */
export const reservationDays = 7;
