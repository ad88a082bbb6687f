export * from './PushOverlay.tsx';
export * from './pushOverlayFor.ts';
