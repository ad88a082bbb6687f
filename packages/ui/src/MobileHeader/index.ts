export * from './MobileHeader.tsx';
