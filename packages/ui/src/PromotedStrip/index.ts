export * from './PromotedStrip.tsx';
