export * from './BannerSlot.tsx';
