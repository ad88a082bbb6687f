export * from './ConfirmDialog.tsx';
export * from './ConfirmContainer.tsx';
export * from './createConfirm.ts';
