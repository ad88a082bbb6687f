export * from './FastSearchRow.tsx';
