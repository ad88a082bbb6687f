export { LoanPage, type LoanPageProps } from './LoanPage.tsx';
export { loanRows } from './loanTable.ts';
