export * from './closeAfterPick.ts';
export * from './CountryList.tsx';
export * from './CountryPanel.tsx';
export * from './CountryPicker.tsx';
export * from './DetectedCountry.tsx';
