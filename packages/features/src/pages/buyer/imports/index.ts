export { ImportPage, type ImportPageProps } from './ImportPage.tsx';
export { costCountryOf, costTermsOf } from './costTerms.ts';
