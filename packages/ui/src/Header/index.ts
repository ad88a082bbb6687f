export * from './Header.tsx';
export { HeaderWay, type HeaderLink } from './HeaderWay.tsx';
