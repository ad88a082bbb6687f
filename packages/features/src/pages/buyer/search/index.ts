export { DetailedSearchPage, type DetailedSearchPageProps } from './DetailedSearchPage.tsx';
export { readDetailedSearch, type DetailedSearchAddress } from './readDetailedSearch.ts';
