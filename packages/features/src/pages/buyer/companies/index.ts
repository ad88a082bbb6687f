export { CompaniesPage, type CompaniesPageProps } from './CompaniesPage.tsx';
export { readCompanies } from './readCompanies.ts';
