export * from './Price.tsx';
