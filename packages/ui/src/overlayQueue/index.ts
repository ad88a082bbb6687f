export * from './createOverlayQueue.ts';
export * from './useOverlayTurn.ts';
