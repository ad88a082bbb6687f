export * from './CountryPaymentSwitch.tsx';
