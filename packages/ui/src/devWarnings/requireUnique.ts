import { devError } from './devError.ts';
import { repeated } from './repeated.ts';

/** Stops a list in which two entries have one key: the second would be lost or mixed up with the first. */
export function requireUnique(component: string, property: string, values: readonly unknown[]): void {
  const twice = process.env.NODE_ENV === 'production' ? undefined : repeated(values);
  if (process.env.NODE_ENV !== 'production' && twice !== undefined) {
    devError(
      component,
      `"${property}" holds ${JSON.stringify(twice)} twice`,
      'React and the browser take the two entries for one, so one of them loses its state or its answer',
      `give each entry of "${property}" a value of its own`,
    );
  }
}
