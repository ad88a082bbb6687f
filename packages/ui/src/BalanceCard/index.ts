export * from './BalanceCard.tsx';
