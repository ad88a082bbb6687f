export * from './CompareData.ts';
export * from './CompareTable.tsx';
export * from './onlyDifferences.ts';
