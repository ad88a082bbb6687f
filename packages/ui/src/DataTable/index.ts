export * from './DataColumn.ts';
export * from './DataTable.tsx';
