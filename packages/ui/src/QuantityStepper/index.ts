export * from './QuantityStepper.tsx';
