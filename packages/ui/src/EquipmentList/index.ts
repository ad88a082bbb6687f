export * from './EquipmentList.tsx';
