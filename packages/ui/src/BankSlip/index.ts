export * from './BankSlip.tsx';
