export * from './AdminNav.tsx';
