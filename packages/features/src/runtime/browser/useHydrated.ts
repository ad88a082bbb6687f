import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: false on the server and in the first render, so that a form works before they do. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
