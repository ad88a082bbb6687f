export * from './DetailsLayout.tsx';
