export * from './TablePager.tsx';
