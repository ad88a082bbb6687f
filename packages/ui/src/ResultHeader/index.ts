export * from './ResultHeader.tsx';
