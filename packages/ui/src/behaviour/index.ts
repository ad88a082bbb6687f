export { installBehaviour } from './installBehaviour.ts';
export { closing, opening, type Opens } from './opening.ts';
