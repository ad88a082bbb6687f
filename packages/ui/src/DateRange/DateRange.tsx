'use client';

import { useRef, type FocusEvent, type ReactNode } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { groupRef } from '../element/groupRef.ts';
import { leaveProps } from '../element/groupProps.ts';
import { useControlId } from '../element/useControlId.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { useFormReset } from '../element/useFormReset.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { warnOfValue } from '../element/warnMisuse.ts';
import { chip } from '../Chip/Chip.css.ts';
import { DateInput, type DateInputLabels } from '../DateInput/DateInput.tsx';
import { error as errorStyle, errorWords, hint as hintStyle } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as styles from './DateRange.css.ts';

/** Two days, each as "2026-11-21" or "" for an open end. */
export interface DateSpan {
  from: string;
  to: string;
}

/** A span that is asked for often. */
export interface DateChoice extends DateSpan {
  label: string;
}

export interface DateRangeProps extends ElementProps<'fieldset', 'id' | 'name' | 'defaultValue' | 'onChange'> {
  /** Ids of the controls are `<id>-from` and `<id>-to`. */
  id?: string | undefined;
  /** The controls are `<name>.from` and `<name>.to`. */
  name: string;
  legend: ReactNode;
  fromLabel: string;
  toLabel: string;
  /** Order, separators, weeks and names, as in `lang`: "sr-Latn", "en-GB". "en" is British. */
  language: string;
  labels: DateInputLabels;
  /** The parent holds both days and changes them in `onValueChange`. */
  value?: DateSpan | undefined;
  defaultValue?: DateSpan | undefined;
  onValueChange?: ((span: DateSpan) => void) | undefined;
  /** First and last day that can be chosen, as "2026-11-21". */
  min?: string | undefined;
  max?: string | undefined;
  /** The last day lies before the first: what to do about it. */
  reversed: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** The app counts the days: "Poslednjih 7 dana". */
  choices?: readonly DateChoice[] | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
}

const openSpan: DateSpan = { from: '', to: '' };

/** Not the event of a day's carrier for the same move of the focus. */
const isOfAUser = ({ target }: FocusEvent) => target.ariaHidden !== 'true';

interface ChoicesProps {
  choices: readonly DateChoice[];
  span: DateSpan;
  disabled: boolean | undefined;
  onChoose: (span: DateSpan) => void;
}

/** A button for each span that is asked for often; the one of the current span is pressed. */
function Choices({ choices, span, disabled, onChoose }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      {choices.map(({ label, from, to }) => {
        const selected = from === span.from && to === span.to;
        return (
          <button
            key={label}
            className={chip({ selected })}
            type="button"
            aria-pressed={selected}
            disabled={disabled}
            onClick={() => onChoose({ from, to })}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

/** From a day to a day: two date fields that hold each other's bounds, and spans for one press. */
export function DateRange(props: DateRangeProps) {
  const {
    id: givenId,
    name,
    legend,
    fromLabel,
    toLabel,
    language,
    labels,
    reversed,
    hint,
    error,
    choices = [],
    ...rest
  } = props;
  const id = useControlId(givenId);
  const { value, defaultValue = openSpan, onValueChange, min, max, disabled, readOnly, required, ...others } = rest;
  const { ref, onBlur, ...root } = others;
  if (process.env.NODE_ENV !== 'production') warnOfValue('DateRange', props);
  const [span, change] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const group = useRef<HTMLFieldSetElement>(null);
  useFormReset(group, () => value === undefined && change(defaultValue));
  const merged = useMergedRefs<HTMLFieldSetElement>(group, groupRef(ref));
  const isReversed = span.from !== '' && span.to !== '' && span.to < span.from;
  const wrong = isReversed ? reversed : error;
  const described = joinIds(hint ? `${id}-hint` : null, wrong ? `${id}-error` : null);
  const shared = {
    language,
    labels: { ...labels, tooEarly: isReversed ? undefined : labels.tooEarly },
    span,
    disabled,
    readOnly,
    required,
    'aria-describedby': described,
    'aria-invalid': wrong ? true : undefined,
  } as const;

  return (
    <fieldset
      {...root}
      className={styles.range}
      id={id}
      ref={merged}
      disabled={disabled}
      {...leaveProps(onBlur && ((event: FocusEvent<HTMLFieldSetElement>) => isOfAUser(event) && onBlur(event)))}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        <DateInput
          {...shared}
          id={`${id}-from`}
          name={`${name}.from`}
          label={fromLabel}
          value={span.from}
          min={min}
          max={isReversed ? max : span.to || max}
          onValueChange={(from) => change({ ...span, from })}
        />
        <DateInput
          {...shared}
          id={`${id}-to`}
          name={`${name}.to`}
          label={toLabel}
          value={span.to}
          min={span.from || min}
          max={max}
          onValueChange={(to) => change({ ...span, to })}
        />
      </div>
      {hint && (
        <span className={hintStyle} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {wrong && (
        <span className={errorStyle} id={`${id}-error`} role={isReversed ? 'alert' : undefined}>
          <Icon name={circleAlertIcon} size={16} />
          <span className={errorWords}>{wrong}</span>
        </span>
      )}
      {choices.length > 0 && !readOnly && (
        <Choices choices={choices} span={span} disabled={disabled} onChoose={change} />
      )}
    </fieldset>
  );
}
