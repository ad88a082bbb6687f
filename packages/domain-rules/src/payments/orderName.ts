/** An order as people name it: the first letters of its id, as its page, its mails and its papers show them. */
export const orderName = (orderId: string): string => orderId.slice(0, 8).toUpperCase();
