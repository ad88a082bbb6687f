export { CompanyPage, type CompanyPageProps } from './CompanyPage.tsx';
export { GoneCompanyPage, type GoneCompanyPageProps } from './GoneCompanyPage.tsx';
