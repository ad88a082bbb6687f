export * from './CreditLedger.tsx';
