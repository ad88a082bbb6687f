'use client';

import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { control, frame, unit as unitStyle } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { readNumber } from './readNumber.ts';
import { minusIcon, plusIcon } from '../icons/index.ts';
import * as styles from './NumberInput.css.ts';

export interface NumberInputProps extends FieldLabels {
  name?: string;
  /** As a form sends it: "142000", "1.9". */
  defaultValue?: string;
  /** Behind the number: "km", "€". */
  unit?: string;
  placeholder?: string;
  /** How the number reads while nobody writes into it: 142000 as "142.000". Without it the digits stand alone. */
  group?: (value: number) => string;
  /** The sign between whole and part of it in the page's language. Without it only whole numbers are taken. */
  decimals?: '.' | ',';
  /** @default 0 */
  min?: number;
  max?: number;
  /** @default 1, or "any" with decimals */
  step?: number;
  /** Buttons for one step less and one more, with their words: "Manje", "Više". */
  steps?: { less: string; more: string };
  autoComplete?: 'off' | 'transaction-amount' | 'postal-code';
  required?: boolean;
  disabled?: boolean;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The plain digits after every change; "" while empty. */
  onValue?: (value: string) => void;
}

/** One number with its unit. The browser keeps it as a number; at rest it reads as people write it. */
export function NumberInput(props: NumberInputProps) {
  const { id, label, hideLabel, optional, hint, error, unit, group, decimals, steps, size, onValue } = props;
  const { name, defaultValue = '', placeholder, min = 0, max, step, autoComplete = 'off', required, disabled } = props;
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const reading = group && value !== '' ? group(Number(value)) : undefined;

  const changed = (input: HTMLInputElement) => {
    setValue(input.value);
    onValue?.(input.value);
  };
  const write = (change: (input: HTMLInputElement) => void) => {
    if (field.current) {
      change(field.current);
      // Forms and filters listen to it as to typing.
      field.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  // A browser reads "17.990" as less than eighteen: such signs never get in. React's own event comes too late for it.
  useEffect(() => {
    const allowed = decimals ? /^[\d.,-]+$/ : min < 0 ? /^[\d-]+$/ : /^\d+$/;
    const refuse = (event: InputEvent) => {
      if (event.data && !allowed.test(event.data)) {
        event.preventDefault();
      }
    };
    const input = field.current;
    input?.addEventListener('beforeinput', refuse);
    return () => input?.removeEventListener('beforeinput', refuse);
  }, [decimals, min]);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const number = readNumber(text, decimals);
    if (number !== '' && number !== text) {
      event.preventDefault();
      write((input) => {
        input.value = number;
      });
    }
  };
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error }}>
      <span className={frame({ size })}>
        <span className={styles.place}>
          <input
            className={`${control} ${styles.plain}`}
            ref={field}
            type="number"
            inputMode={decimals ? 'decimal' : 'numeric'}
            step={step ?? (decimals ? 'any' : undefined)}
            data-grouped={reading === undefined ? undefined : ''}
            {...{ id, name, defaultValue, placeholder, min, max, autoComplete, required, disabled }}
            {...fieldDescription({ id, hint, error })}
            onInput={(event) => changed(event.currentTarget)}
            onPaste={paste}
          />
          {reading !== undefined && (
            <span className={styles.grouped} aria-hidden="true">
              {reading}
            </span>
          )}
        </span>
        {unit && (
          <span className={unitStyle} aria-hidden="true">
            {unit}
          </span>
        )}
        {steps && (
          <span className={styles.steps}>
            <button
              className={styles.step}
              type="button"
              aria-label={`${label}: ${steps.less}`}
              aria-controls={id}
              disabled={disabled || (value !== '' && Number(value) <= min)}
              onClick={() => write((input) => input.stepDown())}
            >
              <Icon name={minusIcon} size={16} />
            </button>
            <button
              className={styles.step}
              type="button"
              aria-label={`${label}: ${steps.more}`}
              aria-controls={id}
              disabled={disabled || (max !== undefined && Number(value) >= max)}
              onClick={() => write((input) => input.stepUp())}
            >
              <Icon name={plusIcon} size={16} />
            </button>
          </span>
        )}
      </span>
    </Field>
  );
}
