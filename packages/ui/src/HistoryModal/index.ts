export * from './HistoryModal.tsx';
