export { CreditsPage, type CreditsPageProps } from './CreditsPage.tsx';
export { creditsAddress, firstDayOf, readCreditsAsk, type CreditsAsk, type CreditSpan } from './creditsAddress.ts';
export { movementRows } from './movementRows.ts';
