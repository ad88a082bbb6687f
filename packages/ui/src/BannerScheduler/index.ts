export * from './BannerScheduler.tsx';
export type * from './BannerSchedulerProps.ts';
