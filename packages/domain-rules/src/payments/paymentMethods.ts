/** The ways to pay an order: by card at the bank's gateway, or by a transfer onto the account of the seller. [M41] */
export const paymentMethods = ['card', 'transfer'] as const;

/** A way to pay an order. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** How long a transfer is waited for, in days; then its order is cancelled. */
export const transferDays = 10;
