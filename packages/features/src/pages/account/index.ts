export type { FormResult } from '../../blocks/forms/FormResult.ts';
export { FeedPage, type FeedPageProps } from './feeds/FeedPage.tsx';
export { FeedReportPage, type FeedReportPageProps } from './feeds/FeedReportPage.tsx';
export { FeedsPage, type FeedCompany, type FeedsPageProps } from './feeds/FeedsPage.tsx';
export { FavouritesPage, type FavouritesPageProps } from './favourites/FavouritesPage.tsx';
export { MySellersPage, type MySellersPageProps } from './sellers/MySellersPage.tsx';
export { RegisterCompanyPage, type RegisterCompanyPageProps } from './company/RegisterCompanyPage.tsx';
export { OwnCompanyPage, type OwnCompanyPageProps } from './company/OwnCompanyPage.tsx';
export { MyServicePage, type MyServicePageProps, type ShownService } from './service/MyServicePage.tsx';
export {
  RegisterServicePage,
  type RegisterServicePageProps,
  type RegisterServiceStep,
} from './service/RegisterServicePage.tsx';
export type { ServiceChoices } from './service/ServiceFormProps.ts';
export { InvitationPage, type InvitationPageProps } from './members/InvitationPage.tsx';
export { MembersPage, type MembersPageProps } from './members/MembersPage.tsx';
export { MailedStatementPage, type MailedStatementPageProps } from './statements/MailedStatementPage.tsx';
export { StatementsPage, type StatementsPageProps } from './statements/StatementsPage.tsx';
export { PushSettings } from './push/PushSettings.tsx';
export { NotificationsPage, type NotificationsPageProps } from './notifications/NotificationsPage.tsx';
export { UnsubscribePage, type UnsubscribePageProps } from './notifications/UnsubscribePage.tsx';
export { ProfilePage, type ProfilePageProps } from './profile/ProfilePage.tsx';
export { OwnPasswordPage, type OwnPasswordPageProps } from './profile/OwnPasswordPage.tsx';
export { SettingsPage, type SettingsPageProps } from './profile/SettingsPage.tsx';
export { ForgotPasswordPage, type ForgotPasswordPageProps } from './signIn/ForgotPasswordPage.tsx';
export { SignInPage, type SignInPageProps } from './signIn/SignInPage.tsx';
export { SignUpPage, type SignUpPageProps } from './signIn/SignUpPage.tsx';
