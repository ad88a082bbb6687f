export { OwnershipPage, type OwnershipPageProps } from './OwnershipPage.tsx';
export { ownershipRows } from './ownershipTable.ts';
export type { OwnershipMarket, OwnershipPageTerms } from './ownershipTerms.ts';
