/** The password of every account of the demo. */
export const demoPassword = 'demo nalog za probu';

/** The secret of the demo's administrators, for an authenticator app: signing in asks for its code. */
export const demoTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Accounts for signing in to the demo: the kind of account, and its address. */
export const demoAccounts = [
  ['Private seller', 'rs-person-0@demo.invalid'],
  ['Company', 'rs-company-0@demo.invalid'],
  ['Suspended', 'rs-suspended@demo.invalid'],
] as const;

/** The administrators of the demo, who can use the administration. */
export const demoAdministrators = [
  ['Administrator', 'administrator@demo.invalid'],
  ['Regional administrator', 'rs-administrator@demo.invalid'],
] as const;

/** The key of a partner whose pages are on this machine: `localhost`, and hosts below it such as `volan.localhost`. */
export const demoPartnerKey = 'pk_DemoVolanGearlane00000';
