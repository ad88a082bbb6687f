export * from './PhoneInput.tsx';
export type { PhoneCountry } from './splitPhone.ts';
