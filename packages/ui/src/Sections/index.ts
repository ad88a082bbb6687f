export * from './Sections.tsx';
