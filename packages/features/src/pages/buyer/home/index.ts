export { HomePage, type HomePageProps } from './HomePage.tsx';
export { prefetchHome } from './prefetchHome.ts';
