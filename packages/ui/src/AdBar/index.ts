export * from './AdBar.tsx';
