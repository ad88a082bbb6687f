'use client';

import { useCallback, useReducer, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useFormReset } from '../element/useFormReset.ts';
import { dateFormatOf } from './dateFormat.ts';

const valueOfInputs = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

/**
 * Reports a value that a script writes into a field without an event, as form libraries do on `reset` and `setValue`.
 * React watches the same property in the same way.
 */
function watchWrites(field: HTMLInputElement, written: () => void) {
  const watched = Object.getOwnPropertyDescriptor(field, 'value');
  const before = watched ?? valueOfInputs();
  Object.defineProperty(field, 'value', {
    ...before,
    configurable: true,
    set(value: string) {
      before.set?.call(field, value);
      written();
    },
  });

  return () => {
    if (watched) Object.defineProperty(field, 'value', watched);
    else Reflect.deleteProperty(field, 'value');
  };
}

/** Writes a value as a user would: React and all listeners hear of it. */
function inputValue(field: HTMLInputElement, value: string) {
  valueOfInputs().set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The text of a date field beside its value. The value lives in a native date field, which form, reset and form
 * libraries know; the text follows it, and stays as it was typed while it is typed or names no day.
 */
export function useDateText(carrier: RefObject<HTMLInputElement | null>, language: string) {
  const format = dateFormatOf(language);
  const isWriting = useRef(false);
  const [draft, setDraft] = useState<string>();
  const [isFinished, setFinished] = useState(false);
  const [, readAgain] = useReducer((times: number) => times + 1, 0);

  const subscribe = useCallback(
    (changed: () => void) => {
      const field = carrier.current;
      if (!field) return () => {};

      field.addEventListener('input', changed);
      const stop = watchWrites(field, () => {
        if (!isWriting.current) setDraft(undefined);
        changed();
      });

      return () => {
        field.removeEventListener('input', changed);
        stop();
      };
    },
    [carrier, setDraft],
  );
  const value = useSyncExternalStore(
    subscribe,
    () => carrier.current?.value ?? '',
    () => '',
  );
  const reset = () => {
    setDraft(undefined);
    setFinished(false);
    readAgain();
  };
  // The browser brings the first value back only after the event.
  useFormReset(carrier, () => void setTimeout(reset));

  const write = (iso: string) => {
    const field = carrier.current;
    if (!field || field.value === iso) return;

    isWriting.current = true;
    inputValue(field, iso);
    isWriting.current = false;
  };

  return {
    text: draft ?? format.format(value),
    /** Typing has ended: errors may be shown. */
    isFinished,
    /** The day that the text names, or "". */
    iso: draft === undefined ? value : format.parseFinished(draft),
    type: (text: string) => {
      setDraft(text);
      write(format.parse(text));
    },
    finish: () => {
      setFinished(true);
      if (draft !== undefined) write(format.parseFinished(draft));
      // A parent that refused the day has the last word; a text that names none stays.
      if (carrier.current?.value) setDraft(undefined);
    },
    choose: (iso: string) => {
      write(iso);
      setDraft(undefined);
    },
  };
}
