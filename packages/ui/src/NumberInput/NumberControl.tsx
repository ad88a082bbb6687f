'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useControlId } from '../element/useControlId.ts';
import { warnOfValue, warnOnce } from '../element/warnMisuse.ts';
import { control, frame, unit as unitStyle } from '../Field/Field.css.ts';
import { Field, fieldDescription, type NamedFieldLabels } from '../Field/Field.tsx';
import type { NumberReading } from './numberText.ts';
import { useNumberField, type NumberFieldValue } from './useNumberField.ts';

/** A number field without buttons. */
export interface NumberControlProps
  extends
    NamedFieldLabels,
    NumberFieldValue,
    ElementProps<'input', keyof NamedFieldLabels | keyof NumberFieldValue | 'type' | 'size' | 'inputMode'> {
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

export interface NumberControlParts extends NumberControlProps {
  /** Renders the buttons at the end of the frame. */
  renderButtons?: (reading: NumberReading, stepBy: (steps: number) => void) => ReactNode;
}

/** A text field that holds a number, in its frame: what `NumberInput` and the sides of `RangeFields` share. */
export function NumberControl(props: NumberControlParts) {
  const { id: givenId, label, hideLabel, optional, hint, error, size, renderButtons, ...rest } = props;
  const id = useControlId(givenId);
  const { min = 0, decimals = 0, unit } = rest;
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('NumberInput', props);
    const start = rest.value ?? rest.defaultValue;
    if (typeof start === 'number' && !Number.isFinite(start)) {
      warnOnce('NumberInput', `${start} is no number, and the field is empty`, 'pass null for an empty field');
    }
  }
  const { input, reading, stepBy, message } = useNumberField(rest);
  // Errors of the field appear while the focus is elsewhere, so they are announced.
  const fault = error ?? (message === undefined ? undefined : <span role="alert">{message}</span>);

  return (
    <Field id={id} label={label} hideLabel={hideLabel} optional={optional} hint={hint} error={fault}>
      <span className={frame({ size })}>
        <input
          autoComplete="off"
          {...input}
          {...fieldDescription({ id, hint, error: fault }, rest['aria-describedby'])}
          className={control}
          id={id}
          type="text"
          // The digit keys of some phones have no minus sign.
          inputMode={min < 0 ? undefined : decimals > 0 ? 'decimal' : 'numeric'}
        />
        {unit && (
          <span className={unitStyle} aria-hidden="true">
            {unit}
          </span>
        )}
        {renderButtons?.(reading, stepBy)}
      </span>
    </Field>
  );
}
