export * from './AdTitle.tsx';
