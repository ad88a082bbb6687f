export * from './SessionExpired.tsx';
