/** For whom a receipt is. [M40] */
export const invoiceKinds = ['private', 'company'] as const;

/** For whom a receipt is. */
export type InvoiceKind = (typeof invoiceKinds)[number];
