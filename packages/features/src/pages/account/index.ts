export type { FormResult } from './forms/FormResult.ts';
export { FavouritesPage, type FavouritesPageProps } from './favourites/FavouritesPage.tsx';
export { MySellersPage, type MySellersPageProps } from './sellers/MySellersPage.tsx';
export { ProfilePage, type ProfilePageProps } from './profile/ProfilePage.tsx';
export { SettingsPage, type SettingsPageProps } from './profile/SettingsPage.tsx';
export { ForgotPasswordPage, type ForgotPasswordPageProps } from './signIn/ForgotPasswordPage.tsx';
export { SignInPage, type SignInPageProps } from './signIn/SignInPage.tsx';
export { SignUpPage, type SignUpPageProps } from './signIn/SignUpPage.tsx';
