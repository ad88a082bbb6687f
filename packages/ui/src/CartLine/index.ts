export * from './CartLine.tsx';
export * from './CartLines.tsx';
