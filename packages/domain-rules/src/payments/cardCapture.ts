/**
 * How the money of a card is taken. `sale`: by the bank, with the payment. `job`: the bank reserves it, and it is taken at once by
 * ourselves. `admin`: the bank reserves it until an administrator takes it. [M43, T10]
 */
export const cardCaptures = ['sale', 'job', 'admin'] as const;
export type CardCapture = (typeof cardCaptures)[number];
