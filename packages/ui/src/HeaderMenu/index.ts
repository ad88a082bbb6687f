export * from './HeaderMenu.tsx';
