export { SessionExpiredPage } from './SessionExpiredPage.tsx';
export { SignOutPage, type SignOutPageProps } from './SignOutPage.tsx';
