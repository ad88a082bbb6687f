export * from './OwnAdRow.tsx';
