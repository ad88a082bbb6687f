export * from './SortSelect.tsx';
