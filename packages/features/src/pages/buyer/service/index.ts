export { GoneServicePage, type GoneServicePageProps } from './GoneServicePage.tsx';
export { ServicePage, type ServicePageProps } from './ServicePage.tsx';
