export * from './TableFrame.tsx';
