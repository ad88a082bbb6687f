import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the part runs in a browser; `false` on a server and in the first rendering that must equal the server's. */
export const useAwake = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
