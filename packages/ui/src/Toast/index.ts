export * from './createToasts.ts';
export * from './Toast.tsx';
export * from './ToastContainer.tsx';
