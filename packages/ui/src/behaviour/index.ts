export { installBehaviour } from './installBehaviour.ts';
export { layOutAhead } from './layOutAhead.ts';
export { openModal } from './openModal.ts';
export { closing, opening, type Opens } from './opening.ts';
