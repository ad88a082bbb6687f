export * from './StickyContactBar.tsx';
