import { isWordless } from './isWordless.ts';
import { misuse } from './misuse.ts';

/** Stops a component whose words are missing or empty, as plain JavaScript may pass them. */
export function requireWords(component: string, property: string, words: unknown): void {
  if (process.env.NODE_ENV !== 'production' && isWordless(words)) {
    misuse(
      component,
      `"${property}" holds no words`,
      'whoever listens to the page hears nothing, and whoever sees it meets an empty place',
      `pass ready text as "${property}", in the language of the page`,
    );
  }
}
