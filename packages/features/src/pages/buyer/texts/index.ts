export { readNamedText } from './readNamedText.ts';
export { TextPage, type TextPageProps } from './TextPage.tsx';
