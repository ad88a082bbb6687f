'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether scripts run: false on the server and in the first render, so that a page works before they do. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
