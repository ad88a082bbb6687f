export * from './Outline.tsx';
