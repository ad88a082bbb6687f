export { installBehaviour } from './installBehaviour.ts';
export { prewarmLayout } from './prewarmLayout.ts';
export { openModal } from './openModal.ts';
export { closing, opening, type Opens } from './opening.ts';
