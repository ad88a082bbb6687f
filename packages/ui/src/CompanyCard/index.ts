export * from './CompanyCard.tsx';
