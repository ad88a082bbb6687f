'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when the form of a control is reset, for what a component holds outside of native controls. */
export function useFormReset(control: RefObject<Element | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);

  useEffect(() => {
    const heard = (event: Event) => {
      const element = control.current;
      const form = element && 'form' in element ? element.form : element?.closest('form');
      if (form && form === event.target && !event.defaultPrevented) reset();
    };
    document.addEventListener('reset', heard);
    return () => document.removeEventListener('reset', heard);
  }, [control]);
}
