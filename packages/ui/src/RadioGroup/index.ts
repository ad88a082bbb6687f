export * from './Radio.tsx';
export * from './RadioGroup.tsx';
