export { inCyrillic } from './inCyrillic.ts';
