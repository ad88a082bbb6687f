export * from './SavedSearchRow.tsx';
