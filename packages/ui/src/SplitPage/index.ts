export * from './SplitPage.tsx';
