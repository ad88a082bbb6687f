import { isBlank } from './isBlank.ts';
import { devError } from './devError.ts';

/** Stops a component whose words are missing or empty, as plain JavaScript may pass them. */
export function requireText(component: string, property: string, words: unknown): void {
  if (process.env.NODE_ENV !== 'production' && isBlank(words)) {
    devError(
      component,
      `"${property}" holds no words`,
      'whoever listens to the page hears nothing, and whoever sees it meets an empty place',
      `pass ready text as "${property}", in the language of the page`,
    );
  }
}
