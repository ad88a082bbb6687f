export * from './FacetList.tsx';
