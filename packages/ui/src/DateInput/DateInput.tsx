'use client';

import { useEffect, useRef, type FocusEvent } from 'react';
import { seenAttributes, useCarriedFocus } from '../element/carrier.ts';
import { useHydrated } from '../hydrated/useHydrated.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { valueProps } from '../element/nativeValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { warnOfValue, warnOnce } from '../element/warnMisuse.ts';
import { control, frame } from '../Field/Field.css.ts';
import { Field, fieldDescription, type NamedFieldLabels } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { calendarIcon } from '../icons/index.ts';
import type { CalendarLabels } from './Calendar.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import { dateFormatOf, isIsoDay } from './dateFormat.ts';
import * as styles from './DateInput.css.ts';
import { useDateText } from './useDateText.ts';

/** The texts of a date field, ready to read. */
export interface DateInputLabels extends CalendarLabels {
  /** "Otvori kalendar" */
  openCalendar: string;
  /** "kalendar": the calendar is named by the label and this word. */
  calendar: string;
  /** The typed text is not a day: "Upišite datum kao 25.11.2026." */
  notADate: string;
  /** The day lies before `min`: "Izaberite dan od 1.1.2026." */
  tooEarly?: string | undefined;
  /** The day lies after `max`. */
  tooLate?: string | undefined;
}

export interface DateInputProps
  extends
    NamedFieldLabels,
    ElementProps<'input', keyof NamedFieldLabels | 'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** Order, separators, weeks and names, as in `lang`: "sr-Latn", "en-GB". "en" is British. */
  language: string;
  labels: DateInputLabels;
  /** The day as ISO text, "2026-11-25", or "". The parent holds it and changes it in `onValueChange`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** The day as ISO text; "" while the text names none. */
  onValueChange?: ((iso: string) => void) | undefined;
  /**
   * First and last day that can be chosen, as ISO text. A number, which types of form libraries allow, limits nothing.
   */
  min?: string | number | undefined;
  max?: string | number | undefined;
  /** Days from and to, as ISO text: the calendar marks those between. */
  span?: { from: string; to: string } | undefined;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

const dayLimit = (limit: string | number | undefined) => (typeof limit === 'string' ? limit : undefined);

/** Days in another form are taken for none, as the native date field does. */
function warnOfDays(props: DateInputProps) {
  for (const name of ['value', 'defaultValue', 'min', 'max'] as const) {
    const day = props[name];
    if (typeof day === 'string' && day !== '' && !isIsoDay(day)) {
      warnOnce('DateInput', `its "${name}" ${JSON.stringify(day)} is no day`, 'write it as "2026-11-25"');
    }
  }
}

/** Why the typed text cannot be the value: the message of the field, "" if it can. */
function mistakeOf(
  { text, iso }: { text: string; iso: string },
  { min, max }: { min: string | undefined; max: string | undefined },
  labels: DateInputLabels,
) {
  if (text && !iso) return labels.notADate;
  if (iso && min && iso < min) return labels.tooEarly ?? '';
  return iso && max && iso > max ? (labels.tooLate ?? '') : '';
}

interface CalendarButtonProps {
  label: string;
  calendarId: string;
  disabled: boolean | undefined;
}

/** Opens the calendar. */
function CalendarButton({ label, calendarId, disabled }: CalendarButtonProps) {
  return (
    <button
      className={styles.opener}
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      popoverTarget={calendarId}
      disabled={disabled}
    >
      <Icon name={calendarIcon} />
    </button>
  );
}

/** A day that is typed as the language writes it, or chosen in a calendar. Forms send it as "2026-11-25". */
export function DateInput(props: DateInputProps) {
  const {
    id: givenId,
    label,
    hideLabel,
    optional,
    hint,
    error,
    language,
    labels,
    size = 'medium',
    span,
    ref,
    ...rest
  } = props;
  const id = useControlId(givenId);
  const { value, defaultValue, onValueChange, onChange, onInput, onFocus, onBlur, ...native } = rest;
  const attributes = { ...native, min: dayLimit(native.min), max: dayLimit(native.max) };
  const { min, max, disabled, readOnly } = attributes;
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('DateInput', props);
    warnOfDays(props);
  }
  const root = useRef<HTMLDivElement>(null);
  const carrier = useRef<HTMLInputElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const date = useDateText(carrier, language);

  const mistake = mistakeOf(date, { min, max }, labels);
  const wrong = (date.isFinished && mistake) || error;

  useEffect(() => typed.current?.setCustomValidity(mistake));

  const { ofRoot, ofCarrier } = useCarriedFocus({ root, carrier, seen: typed, onFocus, onBlur });
  const leave = (event: FocusEvent) => {
    if (event.target === typed.current && !readOnly) date.finish();
    ofRoot.onBlur(event);
  };
  const described = {
    ...fieldDescription({ id, hint, error: wrong }, attributes['aria-describedby']),
    ...(!wrong && { 'aria-invalid': attributes['aria-invalid'] }),
  };
  const calendarId = `${id}-calendar`;

  return (
    <div className={styles.root} ref={root} {...ofRoot} onBlur={leave}>
      <Field id={id} label={label} hideLabel={hideLabel} optional={optional} hint={hint} error={wrong}>
        <span className={frame({ size })}>
          {isHydrated && (
            <input
              inputMode="numeric"
              autoComplete="off"
              placeholder={dateFormatOf(language).format('2026-12-31')}
              {...seenAttributes(attributes)}
              {...described}
              className={control}
              ref={typed}
              id={id}
              type="text"
              min={undefined}
              max={undefined}
              value={date.text}
              onChange={(event) => date.type(event.currentTarget.value)}
              onKeyDown={(event) => {
                attributes.onKeyDown?.(event);
                if (event.altKey && event.key === 'ArrowDown' && !event.defaultPrevented) {
                  event.preventDefault();
                  root.current?.querySelector<HTMLElement>('[popovertarget]')?.click();
                }
              }}
            />
          )}
          <input
            {...attributes}
            {...(isHydrated ? { tabIndex: -1, 'aria-hidden': true } : { ...described, id })}
            className={isHydrated ? styles.carrier : `${control} ${styles.native}`}
            ref={useMergedRefs(carrier, ref)}
            type="date"
            {...valueProps({ value, defaultValue, onChange, onValueChange })}
            onInput={onInput}
            {...ofCarrier}
          />
          {isHydrated && !readOnly && (
            <CalendarButton label={labels.openCalendar} calendarId={calendarId} disabled={disabled} />
          )}
        </span>
      </Field>
      {isHydrated && !readOnly && (
        <CalendarPopover
          id={calendarId}
          name={`${label}: ${labels.calendar}`}
          field={typed}
          language={language}
          labels={labels}
          min={min}
          max={max}
          span={span}
          value={date.iso}
          onChoose={date.choose}
        />
      )}
    </div>
  );
}
