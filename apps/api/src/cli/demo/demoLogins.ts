/** The password of every account of the demo. */
export const demoPassword = 'demo nalog za probu';

/** Who can sign in to the demo: what somebody is, and the address. */
export const demoAccounts = [
  ['Private seller', 'rs-person-0@demo.invalid'],
  ['Company', 'rs-company-0@demo.invalid'],
  ['Suspended', 'rs-suspended@demo.invalid'],
] as const;
