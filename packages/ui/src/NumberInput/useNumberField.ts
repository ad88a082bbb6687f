'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type InvalidEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { formatNumberForField } from '@volan/domain-rules/numbers';
import { composeHandlers } from '../element/composeProps.ts';
import { useFormReset } from '../element/useFormReset.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import {
  messageOf,
  readNumberText,
  startingText,
  stepped,
  type NumberLimits,
  type NumberMessages,
  type NumberReading,
  type NumberRefusal,
} from './numberText.ts';

/** Sent with each change, beside the number. */
export interface NumberChange {
  /** The text as it is in the field, and as a form sends it. */
  text: string;
  /** Why the field refuses its text; `null` if it does not, and for an empty field. */
  refusal: NumberRefusal | null;
}

/** How a number field holds its value, for those that the parent holds and those that hold it themselves. */
export interface NumberFieldValue extends NumberLimits {
  /** The parent holds the number and changes it in `onValueChange`; `null` for an empty field. */
  value?: number | null | undefined;
  /** A number, or a text as it was typed and could not be read by a server: it stays, with its message. */
  defaultValue?: number | string | null | undefined;
  /** The number after every change; `null` while the field is empty or cannot be read. */
  onValueChange?: ((value: number | null, change: NumberChange) => void) | undefined;
  /** What the arrow keys and the buttons add. @default 1 */
  step?: number | undefined;
  /** Shows thousands in groups at rest; `false` for years. @default true */
  grouping?: boolean | undefined;
  /** The messages of the field for refused texts. With them the form is not sent before the text is corrected. */
  messages?: NumberMessages | undefined;
}

/** Native properties that the field handles itself, after the consumer. */
interface Native {
  ref?: Ref<HTMLInputElement> | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onInvalid?: ((event: InvalidEvent<HTMLInputElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

const stepKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Writes into a field so that React, forms and filters hear of it as of typing. */
export function typeInto(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens the folds around a field: a browser cannot lead to a folded field, and then says nothing at all. */
function openDetails(field: HTMLInputElement) {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
}

/**
 * Reads a text that is in the field before React has it: form libraries write the first value themselves, and a browser
 * restores the typed text of a page that was left.
 */
function useFirstText(
  field: RefObject<HTMLInputElement | null>,
  starting: string,
  read: (input: HTMLInputElement) => void,
) {
  const hydrated = useEffectEvent(() => {
    if (field.current && field.current.value !== starting) read(field.current);
  });

  useEffect(() => hydrated(), []);
}

/** Writes the number of the parent into the field, also after each reading: a parent may refuse what was typed. */
function useHeldValue(value: number | null | undefined, reading: NumberReading, write: (value: number | null) => void) {
  const obey = useEffectEvent(write);

  useEffect(() => {
    if (value !== undefined && value !== reading.value) obey(value);
  }, [value, reading]);
}

/**
 * A text field that holds a number: grouped at rest, plain while somebody writes, refused in words.
 *
 * The text of the element is the truth, so that form libraries, resets and browsers may write into it.
 */
export function useNumberField<Rest extends NumberFieldValue & Native>(props: Rest) {
  const { value: given, defaultValue, onValueChange, step = 1, grouping = true, messages = {}, ...others } = props;
  const { language, min, max, decimals, unit, ref, onChange, onFocus, onBlur, onInvalid, onKeyDown, ...native } =
    others;
  const limits = { language, min, max, decimals, unit };
  // Arithmetic gone wrong leaves the field empty.
  const value = typeof given === 'number' && !Number.isFinite(given) ? null : given;
  const field = useRef<HTMLInputElement>(null);
  const start = value === undefined ? defaultValue : value;
  const [starting] = useState(() => startingText(start, limits, grouping));
  const [reading, setReading] = useState(() => readNumberText(starting, limits));
  // A text that the server refused is reported at once; a text that is being typed only when the field is left.
  const [told, setTold] = useState(reading.refusal !== null);
  const message = messageOf(reading.refusal, messages);

  const show = (number: number | null, grouped = grouping) => formatNumberForField(number, language, grouped);
  const heard = (text: string) => {
    const next = readNumberText(text, limits);
    setReading(next);
    if (next.refusal === null) setTold(false);
    onValueChange?.(next.value, { text, refusal: next.refusal });
  };
  const stepFrom = (input: HTMLInputElement, steps: number) => {
    if (input.disabled || input.readOnly) return;

    const next = stepped(readNumberText(input.value, limits).value, steps, step, limits);
    typeInto(input, show(next, grouping && document.activeElement !== input));
  };

  useEffect(() => field.current?.setCustomValidity(message ?? ''), [field, message]);

  useFirstText(field, starting, (input) => {
    const found = readNumberText(input.value, limits);
    setReading(found);
    if (found.value !== null && document.activeElement !== input) input.value = show(found.value);
  });

  useHeldValue(value, reading, (held) => {
    const input = field.current;
    if (!input || readNumberText(input.value, limits).value === held) return;

    input.value = show(held, grouping && document.activeElement !== input);
    setReading(readNumberText(input.value, limits));
  });

  useFormReset(field, () => {
    setTold(false);
    const input = field.current;
    // A reset of the form returns to the value of the parent.
    if (input && value !== undefined) input.defaultValue = input.value;
    else heard(input?.defaultValue ?? '');
  });

  return {
    reading,
    stepBy: (steps: number) => {
      if (field.current) stepFrom(field.current, steps);
    },
    /** The message of the field itself, once it is shown. */
    message: told ? message : undefined,
    input: {
      ...native,
      ref: useMergedRefs(field, ref),
      defaultValue: starting,
      onChange: composeHandlers(onChange, ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        heard(currentTarget.value),
      ),
      onFocus: composeHandlers(onFocus, ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
        const { value: number } = readNumberText(input.value, limits);
        const plain = show(number, false);
        if (number === null || input.readOnly || plain === input.value) return;

        input.value = plain;
        // As for those who come by the tab key or by select(), whose selection the new text undid; a pointer then puts
        // its caret where it is.
        input.select();
      }),
      onBlur: composeHandlers(onBlur, ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
        const { value: number, refusal } = readNumberText(input.value, limits);
        if (number !== null) input.value = show(number);
        setReading({ value: number, refusal });
        setTold(refusal !== null);
      }),
      onInvalid: composeHandlers(onInvalid, ({ currentTarget }: InvalidEvent<HTMLInputElement>) => {
        setTold(true);
        openDetails(currentTarget);
      }),
      onKeyDown: composeHandlers(onKeyDown, (event: KeyboardEvent<HTMLInputElement>) => {
        const steps = stepKeys[event.key];
        if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;

        event.preventDefault();
        stepFrom(event.currentTarget, steps);
      }),
    },
  };
}
