import { useEffect } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { withOtherNames } from './withOtherNames.ts';

declare global {
  interface Window {
    /** Written into the page by `otherNamesScript`. */
    otherNamesOfComponents?: Record<string, readonly string[]>;
  }
}

/**
 * Finds a component by the names that other systems give to it.
 *
 * The search of the sidebar reads the names, the paths and the anchors of its entries. Other names become anchors of
 * the docs page each time the index arrives.
 */
export function SearchByOtherNames() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();

  useEffect(() => {
    const named = index && withOtherNames(index, window.otherNamesOfComponents ?? {});
    if (named && named !== index) {
      void api.setIndex(named);
    }
  }, [api, index]);

  return null;
}
