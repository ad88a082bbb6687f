export * from './ConsentBar.tsx';
