export * from './FilterGroup.tsx';
