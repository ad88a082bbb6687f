export { PartnersPage, type PartnersPageProps } from './PartnersPage.tsx';
export { readChoice } from './SnippetChoice.ts';
