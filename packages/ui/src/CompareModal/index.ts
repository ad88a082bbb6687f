export * from './CompareModal.tsx';
