export * from './PhotoCount.tsx';
