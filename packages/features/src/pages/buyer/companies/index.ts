export { CompaniesPage } from './CompaniesPage.tsx';
export type { CompaniesPageProps } from './CompaniesPageProps.ts';
export { readCompanies } from './readCompanies.ts';
