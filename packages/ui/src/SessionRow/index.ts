export * from './SessionRow.tsx';
