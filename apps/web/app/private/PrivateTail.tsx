import { useContext } from 'react';
import { Scripts, ScrollRestoration } from 'react-router';
import { PrivateNavigation } from './PrivateNavigation.tsx';
import { privateStateId, PrivateStateText } from './privateState.ts';

/** The parts that let a private page continue in the browser: its state, the router and its scripts. */
export function PrivateTail() {
  const state = useContext(PrivateStateText);
  return (
    <>
      {state !== null && (
        <script
          id={privateStateId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: state }}
        />
      )}
      <PrivateNavigation />
      <ScrollRestoration />
      <Scripts />
    </>
  );
}
