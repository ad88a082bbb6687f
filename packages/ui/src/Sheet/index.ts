export * from './Sheet.tsx';
