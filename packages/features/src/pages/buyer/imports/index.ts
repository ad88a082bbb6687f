export { ImportPage, type ImportPageProps } from './ImportPage.tsx';
export { importCountryOf, importTermsOf } from './importTerms.ts';
