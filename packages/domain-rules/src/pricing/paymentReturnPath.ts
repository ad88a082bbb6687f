/**
 * Where a bank leads browsers back to, below the origin of a brand; the language and the id of the order are behind it.
 * [T10]
 */
export const paymentReturnPath = '/payment/return';
