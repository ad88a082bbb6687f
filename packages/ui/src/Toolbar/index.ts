export * from './Toolbar.tsx';
