export { LoyaltyPage } from './LoyaltyPage.tsx';
export { MyLoyaltyPage, rewardIn, type MyLoyaltyPageProps } from './MyLoyaltyPage.tsx';
