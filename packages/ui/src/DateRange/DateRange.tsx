'use client';

import { useRef, useState } from 'react';
import { control, error as errorStyle, errorWords, frame, hint as hintStyle } from '../Field/Field.css.ts';
import { Field, fieldDescription } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import { chip } from '../Chip/Chip.css.ts';
import * as styles from './DateRange.css.ts';

/** Two days, each as "2026-11-21" or "" where it is open. */
export interface DateSpan {
  from: string;
  to: string;
}

/** A span that is asked for often. */
export interface DateChoice extends DateSpan {
  label: string;
}

export interface DateRangeProps {
  /** Ids of the controls are `<id>-from` and `<id>-to`. */
  id: string;
  /** The controls are `<name>.from` and `<name>.to`. */
  name: string;
  legend: string;
  fromLabel: string;
  toLabel: string;
  defaultFrom?: string;
  defaultTo?: string;
  /** First and last day that can be chosen, as "2026-11-21". */
  min?: string;
  max?: string;
  /** The last day lies before the first: what to do about it. */
  reversed: string;
  hint?: string;
  error?: string;
  /** The app counts the days: "Poslednjih 7 dana". */
  choices?: readonly DateChoice[];
  disabled?: boolean;
  onSpan?: (span: DateSpan) => void;
}

/** From a day to a day: two native date fields that hold each other's bounds, and spans for one press. */
export function DateRange(props: DateRangeProps) {
  const { id, name, legend, fromLabel, toLabel, min, max, reversed, hint, error, choices = [], disabled } = props;
  const { onSpan } = props;
  const [span, setSpan] = useState<DateSpan>({ from: props.defaultFrom ?? '', to: props.defaultTo ?? '' });
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const wrongOrder = span.from !== '' && span.to !== '' && span.to < span.from;
  const wrong = wrongOrder ? reversed : error;

  const change = (next: DateSpan) => {
    setSpan(next);
    onSpan?.(next);
  };
  const choose = ({ from, to }: DateSpan) => {
    if (first.current && last.current) {
      first.current.value = from;
      last.current.value = to;
    }
    change({ from, to });
  };
  const described = fieldDescription({ id, hint, error: wrong });
  return (
    <fieldset className={styles.range} id={id}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        <Field id={`${id}-from`} label={fromLabel}>
          <span className={frame({})}>
            <input
              className={`${control} ${styles.date}`}
              ref={first}
              type="date"
              id={`${id}-from`}
              name={`${name}.from`}
              defaultValue={props.defaultFrom}
              min={min}
              max={span.to && !wrongOrder ? span.to : max}
              disabled={disabled}
              {...described}
              onInput={(event) => change({ ...span, from: event.currentTarget.value })}
            />
          </span>
        </Field>
        <Field id={`${id}-to`} label={toLabel}>
          <span className={frame({})}>
            <input
              className={`${control} ${styles.date}`}
              ref={last}
              type="date"
              id={`${id}-to`}
              name={`${name}.to`}
              defaultValue={props.defaultTo}
              min={span.from || min}
              max={max}
              disabled={disabled}
              {...described}
              onInput={(event) => change({ ...span, to: event.currentTarget.value })}
            />
          </span>
        </Field>
      </div>
      {hint && (
        <span className={hintStyle} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {wrong && (
        <span className={errorStyle} id={`${id}-error`} role={wrongOrder ? 'alert' : undefined}>
          <Icon name={circleAlertIcon} size={16} />
          <span className={errorWords}>{wrong}</span>
        </span>
      )}
      {choices.length > 0 && (
        <div className={styles.choices}>
          {choices.map((choice) => {
            const selected = choice.from === span.from && choice.to === span.to;
            return (
              <button
                key={choice.label}
                className={chip({ selected })}
                type="button"
                aria-pressed={selected}
                disabled={disabled}
                onClick={() => choose(choice)}
              >
                {choice.label}
              </button>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
