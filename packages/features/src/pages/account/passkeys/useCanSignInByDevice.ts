import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser knows passkeys. Until scripts run it is taken for granted. */
export const useCanSignInByDevice = () =>
  useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential !== 'undefined',
    () => true,
  );
