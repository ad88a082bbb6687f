export * from './ActiveFilters.tsx';
