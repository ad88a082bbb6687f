export * from './ShowOn.tsx';
