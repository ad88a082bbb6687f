export * from './SubHeader.tsx';
