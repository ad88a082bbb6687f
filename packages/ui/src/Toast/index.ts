export * from './createToasts.ts';
export * from './Toast.tsx';
export * from './ToastPlace.tsx';
