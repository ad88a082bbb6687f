export * from './Pagination.tsx';
export { pageNumbers } from './pageNumbers.ts';
