export * from './ConfirmDialog.tsx';
export * from './ConfirmPlace.tsx';
export * from './createConfirm.ts';
