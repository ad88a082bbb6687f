export * from './Header.tsx';
export * from './HeaderWay.tsx';
