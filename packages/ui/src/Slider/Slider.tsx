'use client';

import { useEffect, useEffectEvent } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { valueProps } from '../element/nativeValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { useFieldText } from '../element/useFieldText.ts';
import { warnOfValue, warnOnce } from '../element/warnMisuse.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import * as styles from './Slider.css.ts';

type Own = keyof FieldLabels | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step';

export interface SliderProps extends FieldLabels, ElementProps<'input', Own> {
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: number | undefined;
  /** @default min */
  defaultValue?: number | undefined;
  /** With each move of the thumb. */
  onValueChange?: ((value: number) => void) | undefined;
  /** When the thumb is released, and after each key: the moment to save or to search. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** @default 0 */
  min?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /** How a value is written and read aloud: "36 meseci". */
  format?: ((value: number) => string) | undefined;
  /** The same as ready text, where the parent holds the value and can pass no function. */
  valueText?: string | undefined;
}

/** One number between two ends, chosen by its place rather than by its digits. */
export function Slider(props: SliderProps) {
  const { id: givenId, label, hideLabel, optional, hint, error, min = 0, max = 100, step = 1, ...others } = props;
  const id = useControlId(givenId);
  const { value, defaultValue, onChange, onValueChange, onValueCommit, format, valueText, ref, ...rest } = others;
  const held = value === undefined ? undefined : String(value);
  const starts = String(defaultValue ?? min);
  const { text, setText, field, ref: merged } = useFieldText({ value: held, defaultValue: starts, ref });
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('Slider', props);
    const first = value ?? defaultValue ?? min;
    if (first < min || first > max) {
      warnOnce('Slider', `${first} is outside of ${min} and ${max}`, 'bring the value into its limits');
    }
  }

  // React calls `onChange` while the thumb moves; the browser reports the end by `change`.
  const commit = useEffectEvent(() => onValueCommit?.(Number(field.current?.value)));

  useEffect(() => {
    const input = field.current;
    const heard = () => commit();
    input?.addEventListener('change', heard);

    return () => input?.removeEventListener('change', heard);
  }, [field]);

  const now = Number(text);
  const words = valueText ?? format?.(now) ?? text;
  const place = max > min ? Math.min(1, Math.max(0, (now - min) / (max - min))) * 100 : 0;

  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      optional={optional}
      hint={hint}
      error={error}
      action={
        <span className={styles.value} aria-hidden="true">
          {words}
        </span>
      }
    >
      <div className={styles.slider}>
        {/* Drawn, not styled: a style attribute would break the page's security policy. */}
        <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.line({ chosen: false })} width={100} height={4} />
          <rect className={styles.line({ chosen: true })} width={place} height={4} />
        </svg>
        <input
          aria-valuetext={words}
          {...rest}
          {...fieldDescription({ id, hint, error }, rest['aria-describedby'])}
          className={styles.control}
          id={id}
          ref={merged}
          type="range"
          min={min}
          max={max}
          step={step}
          {...valueProps<HTMLInputElement>({
            value: held,
            defaultValue: starts,
            onChange,
            onValueChange: (next) => {
              setText(next);
              onValueChange?.(Number(next));
            },
          })}
        />
      </div>
    </Field>
  );
}
