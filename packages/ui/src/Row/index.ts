export * from './Row.tsx';
