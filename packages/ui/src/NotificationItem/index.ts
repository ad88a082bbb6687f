export * from './NotificationDay.tsx';
export * from './NotificationItem.tsx';
