export * from './TierLabel.tsx';
