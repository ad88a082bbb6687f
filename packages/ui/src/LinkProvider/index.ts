export * from './LinkProvider.tsx';
