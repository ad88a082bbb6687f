/**
 * How a card payment is captured. `sale`: by the bank, with the payment. `job`: the bank authorises it, and a job captures it
 * at once. `admin`: it stays authorised until an administrator captures it. [M43, T10]
 */
export const cardCaptures = ['sale', 'job', 'admin'] as const;
export type CardCapture = (typeof cardCaptures)[number];
