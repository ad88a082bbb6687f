export * from './LoyaltyProgress.tsx';
