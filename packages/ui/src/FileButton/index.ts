export * from './FileButton.tsx';
