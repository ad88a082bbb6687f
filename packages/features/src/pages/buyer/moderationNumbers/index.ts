export { ModerationNumbersPage, type ModerationNumbersPageProps } from './ModerationNumbersPage.tsx';
export { numberRows } from './numberColumns.ts';
