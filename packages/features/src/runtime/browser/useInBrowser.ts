import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is drawn from what the browser keeps: false on the server and in the first render. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
