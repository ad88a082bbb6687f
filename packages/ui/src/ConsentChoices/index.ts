export { ConsentChoices, type ConsentChoicesProps } from './ConsentChoices.tsx';
