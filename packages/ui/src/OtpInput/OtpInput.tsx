'use client';

import type { InputEvent, ReactNode } from 'react';
import { composeHandlers } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { valueProps } from '../element/nativeValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { useFieldText } from '../element/useFieldText.ts';
import { warnOfValue } from '../element/warnMisuse.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import * as styles from './OtpInput.css.ts';

export interface OtpInputProps
  extends FieldLabels, ElementProps<'input', keyof FieldLabels | 'type' | 'value' | 'defaultValue'> {
  /** Digits of the code. @default 6 */
  length?: 4 | 5 | 6 | 8;
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((code: string) => void) | undefined;
  /**
   * How long the code holds and the way to a new one, in words: "Novi kod za 0:42". It is not announced each second.
   */
  timer?: ReactNode;
  /** The last digit is in: the app may send the code at once. */
  onComplete?: ((code: string) => void) | undefined;
}

/** A code from a message. One field, drawn as boxes: paste, the phone's own suggestion and managers work. */
export function OtpInput(props: OtpInputProps) {
  const { id: givenId, label, hideLabel, optional, hint, error, timer, length = 6, onComplete, ...rest } = props;
  const id = useControlId(givenId);
  const { value, defaultValue, onChange, onValueChange, onInput, onSelect, ref, ...attributes } = rest;
  const { text: code, setText: setCode, ref: merged } = useFieldText({ value, defaultValue, ref });
  if (process.env.NODE_ENV !== 'production') warnOfValue('OtpInput', props);

  /** Before anybody reads it: a message may hold "812 940"; more digits than asked for are left out. */
  const keepDigits = (event: InputEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    field.value = field.value.replace(/\D/g, '').slice(0, length);
    onInput?.(event);
  };
  /** Writing continues at the end: a caret between the boxes would not be seen. */
  const toEnd = (field: HTMLInputElement) => {
    const end = field.value.length;
    if (field.selectionStart !== end && field.selectionStart === field.selectionEnd) {
      field.setSelectionRange(end, end);
    }
  };

  return (
    <Field id={id} label={label} hideLabel={hideLabel} optional={optional} hint={hint} error={error}>
      <span className={styles.code}>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${length}}`}
          {...attributes}
          {...fieldDescription({ id, hint, error }, timer ? `${id}-timer` : undefined, attributes['aria-describedby'])}
          className={styles.field}
          type="text"
          id={id}
          ref={merged}
          {...valueProps({
            value,
            defaultValue,
            onChange,
            onValueChange: (digits) => {
              setCode(digits);
              onValueChange?.(digits);
              if (digits.length === length && digits !== code) {
                onComplete?.(digits);
              }
            },
          })}
          onInput={keepDigits}
          onSelect={composeHandlers(onSelect, (event) => toEnd(event.currentTarget))}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={styles.box}
            aria-hidden="true"
            data-next={index === Math.min(code.length, length - 1) ? '' : undefined}
          >
            {code[index]}
          </span>
        ))}
      </span>
      {timer && (
        <span className={styles.timer} id={`${id}-timer`}>
          {timer}
        </span>
      )}
    </Field>
  );
}
