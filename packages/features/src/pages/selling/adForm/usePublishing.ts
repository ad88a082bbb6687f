import { useEffect, useState, type SubmitEvent } from 'react';

/** Buttons that make an ad public, or change a public one. */
const finalSteps = ['publish', 'save'];

/**
 * A form of an ad goes out when all its pictures have arrived: pressed earlier, its button waits and the form follows by
 * itself. [M54]
 */
export function usePublishing() {
  const [pending, setPending] = useState(0);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (button && pending === 0) button.form?.requestSubmit(button);
  }, [button, pending]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    if (pending === 0 || !(submitter instanceof HTMLButtonElement) || !finalSteps.includes(submitter.value)) return;
    event.preventDefault();
    setButton(submitter);
  }

  return { setPending, onSubmit, isWaiting: button !== null && pending > 0 };
}
