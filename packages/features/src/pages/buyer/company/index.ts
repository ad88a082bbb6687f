export { CompanyPage, type CompanyPageProps } from './CompanyPage.tsx';
export { CompanyPhonePage, type CompanyPhonePageProps } from './CompanyPhonePage.tsx';
export { GoneCompanyPage, type GoneCompanyPageProps } from './GoneCompanyPage.tsx';
