'use client';

import { useState, type InputEvent, type ReactNode } from 'react';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import * as styles from './OtpInput.css.ts';

export interface OtpInputProps extends FieldLabels {
  name?: string;
  /** Digits of the code. @default 6 */
  length?: 4 | 5 | 6 | 8;
  defaultValue?: string;
  /** How long the code holds and the way to a new one, in words: "Novi kod za 0:42". It is not announced each second. */
  timer?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  onValue?: (code: string) => void;
  /** The last digit is in: the app may send the code at once. */
  onComplete?: (code: string) => void;
}

/** A code from a message. One field, drawn as boxes: paste, the phone's own suggestion and managers work. */
export function OtpInput(props: OtpInputProps) {
  const { id, label, hideLabel, optional, hint, error, timer, length = 6, onValue, onComplete } = props;
  const { name, defaultValue = '', disabled, required } = props;
  const [code, setCode] = useState(defaultValue);

  const read = (event: InputEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    // A message may hold "812 940"; more digits than asked for are left out.
    const digits = field.value.replace(/\D/g, '').slice(0, length);
    field.value = digits;
    setCode(digits);
    onValue?.(digits);
    if (digits.length === length && digits !== code) {
      onComplete?.(digits);
    }
  };
  /** Writing goes on at the end: a caret between the boxes would not be seen. */
  const toEnd = (field: HTMLInputElement) => {
    const end = field.value.length;
    if (field.selectionStart !== end && field.selectionStart === field.selectionEnd) {
      field.setSelectionRange(end, end);
    }
  };
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error }}>
      <span className={styles.code}>
        <input
          className={styles.field}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${length}}`}
          {...{ id, name, defaultValue, disabled, required }}
          {...fieldDescription({ id, hint, error }, timer ? `${id}-timer` : undefined)}
          onInput={read}
          onSelect={(event) => toEnd(event.currentTarget)}
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
