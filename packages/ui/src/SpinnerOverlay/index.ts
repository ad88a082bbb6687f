export * from './SpinnerOverlay.tsx';
