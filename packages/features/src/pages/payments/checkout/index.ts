export { CheckoutPage, type CheckoutPageProps } from './CheckoutPage.tsx';
export { CreditsPaidPage, type CreditsPaidPageProps } from './CreditsPaidPage.tsx';
export { ConfirmFirstPage, type ConfirmFirstPageProps } from './ConfirmFirstPage.tsx';
export { OrdersPage, type OrdersPageProps } from './OrdersPage.tsx';
export { PaymentPage, type PaymentPageProps } from './PaymentPage.tsx';
export { orderPage } from './orderPage.ts';
export { SlipPage, type SlipPageProps } from './SlipPage.tsx';
export { checkoutHref, originIn } from '../../../blocks/cart/checkoutHref.ts';
export { promotionIn } from '../../../blocks/cart/promoteHref.ts';
