export { GoneServicePage, type GoneServicePageProps } from './GoneServicePage.tsx';
export { RateServicePage, type RateServicePageProps } from './RateServicePage.tsx';
export { RequestServicePage, type RequestServicePageProps } from './RequestServicePage.tsx';
export type { OwnRequest } from './RequestForm.tsx';
export { ServicePage, type ServicePageProps } from './ServicePage.tsx';
export { ServiceReviewPage, type ServiceReviewPageProps } from './ServiceReviewPage.tsx';
export type { ShownReviews } from './ServiceReviews.tsx';
