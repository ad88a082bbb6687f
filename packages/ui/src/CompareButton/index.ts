export * from './CompareButton.tsx';
