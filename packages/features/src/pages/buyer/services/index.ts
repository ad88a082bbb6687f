export { readServices } from './readServices.ts';
export { ServicesPage } from './ServicesPage.tsx';
export type { ServicesPageProps } from './ServicesPageProps.ts';
