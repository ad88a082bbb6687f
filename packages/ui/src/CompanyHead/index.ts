export * from './CompanyHead.tsx';
