import { useEffect, useState, type SubmitEvent } from 'react';

/** Buttons that make an ad public, or change a public one. */
const finalSteps = ['publish', 'save'];

/**
 * Sends the form of an ad. Its button waits until all pictures have arrived and the browser is online, and then sends
 * the form by itself. [M54, P35]
 */
export function usePublishing() {
  const [pending, setPending] = useState(0);
  const [isOffline, setOffline] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);

  useEffect(() => {
    if (button && pending === 0 && !isOffline) button.form?.requestSubmit(button);
  }, [button, pending, isOffline]);

  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);

    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    const isAway = !navigator.onLine;
    if (pending === 0 && !isAway) return;
    if (!(submitter instanceof HTMLButtonElement) || !finalSteps.includes(submitter.value)) return;

    event.preventDefault();
    setOffline(isAway);
    setButton(submitter);
  }

  /** Why the pressed button waits. */
  const waitsFor = button === null ? null : isOffline ? 'connection' : pending > 0 ? 'pictures' : null;

  return { setPending, onSubmit, waitsFor } as const;
}
