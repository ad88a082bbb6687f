import { useId } from 'react';

/**
 * The id of a control: the given one, otherwise one of React's own, which is the same in the document of the server
 * and in the browser. A part that is hydrated alone has other ids in the two, so it gives each control an id.
 */
export function useControlId(given: string | undefined) {
  const own = useId();

  return given ?? own;
}
