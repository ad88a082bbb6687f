import { quietTransitions } from '../server/pages/quietTransitions.ts';
import { themeScript } from './themeScript.ts';

/** What runs in every document before anything is drawn. */
export const firstScript = `${themeScript};${quietTransitions}`;
