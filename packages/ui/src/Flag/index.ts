export * from './Flag.tsx';
