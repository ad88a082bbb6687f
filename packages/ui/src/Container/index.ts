export * from './Container.tsx';
