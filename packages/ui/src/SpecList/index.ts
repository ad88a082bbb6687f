export * from './SpecList.tsx';
