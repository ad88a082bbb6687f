export { CheckoutPage, type CheckoutPageProps } from './CheckoutPage.tsx';
export { PaymentPage, type PaymentPageProps } from './PaymentPage.tsx';
export { readItems, writeItems } from './checkoutItems.ts';
