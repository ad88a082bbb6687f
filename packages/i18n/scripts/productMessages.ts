/**
 * The messages of the product that the administration shows as well, by the beginning of their keys. The administration
 * loads them in its own two languages, and no other message of the product.
 */
const beginnings = [
  'cart.unknown',
  'credits.kind.',
  'failures.',
  'gallery.',
  'orders.state-',
  'payment.reason-',
  'product.',
  'report.reason-',
  'time.',
];

/** Whether the administration shows the message of this key. */
export const isForAdministration = (key: string): boolean => beginnings.some((beginning) => key.startsWith(beginning));
