export * from './ChangedList.tsx';
export * from './ResultPage.tsx';
