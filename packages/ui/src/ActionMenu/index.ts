export * from './ActionMenu.tsx';
