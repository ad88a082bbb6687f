'use client';

import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { groupRef } from '../element/groupRef.ts';
import { leaveProps } from '../element/groupProps.ts';
import { useControlId } from '../element/useControlId.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { useFormReset } from '../element/useFormReset.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { warnOfValue, warnOnce } from '../element/warnMisuse.ts';
import { error as errorStyle, errorWords, hint as hintStyle } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as slider from '../Slider/Slider.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SliderRange.css.ts';

/** From a number to a number; they may be the same, never crossed. */
export interface SliderSpan {
  from: number;
  to: number;
}

type Side = keyof SliderSpan;

const sides = ['from', 'to'] as const;

export interface SliderRangeProps extends ElementProps<'fieldset', 'id' | 'name' | 'defaultValue'> {
  /** Ids of the thumbs are made from it: `<id>-from`, `<id>-to`. */
  id?: string | undefined;
  /** Name of the key in the form: the thumbs are `<name>.from` and `<name>.to`. */
  name: string;
  /** The question. */
  legend: ReactNode;
  /** The question is read aloud only. */
  hideLegend?: boolean | undefined;
  /** What each thumb is, for screen readers: "Od", "Do". */
  fromLabel: string;
  toLabel: string;
  /** The parent holds the span and changes it in `onValueChange`. */
  value?: SliderSpan | undefined;
  /** @default from end to end */
  defaultValue?: SliderSpan | undefined;
  /** With each move of a thumb. */
  onValueChange?: ((value: SliderSpan) => void) | undefined;
  /** When a thumb is released, and after each key: the moment to save or to search. */
  onValueCommit?: ((value: SliderSpan) => void) | undefined;
  /** @default 0 */
  min?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /** How a value is written and read aloud: "36 meseci". */
  format?: ((value: number) => string) | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Calls back when a thumb is released and after each key: React's `onChange` is called while a thumb moves. */
function useCommit(group: RefObject<HTMLFieldSetElement | null>, onCommit: () => void) {
  const commit = useEffectEvent(onCommit);

  useEffect(() => {
    const root = group.current;
    const heard = () => commit();
    root?.addEventListener('change', heard);

    return () => root?.removeEventListener('change', heard);
  }, [group]);
}

/** The line under the thumbs, with its chosen part, in percent of the track. */
function Track({ from, to }: SliderSpan) {
  return (
    // Drawn, not styled: a style attribute would break the page's security policy.
    <svg className={slider.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={slider.line({ chosen: false })} width={100} height={4} />
      <rect className={slider.line({ chosen: true })} x={from} width={Math.max(0, to - from)} height={4} />
    </svg>
  );
}

/** From a number to a number between two ends: two thumbs on one track. */
export function SliderRange(props: SliderRangeProps) {
  const { id: givenId, name, legend, hideLegend, fromLabel, toLabel, min = 0, max = 100, step = 1, ...others } = props;
  const id = useControlId(givenId);
  const { format = String, hint, error, value, defaultValue, onValueChange, onValueCommit, ...rest } = others;
  const { onBlur, ref, ...attributes } = rest;
  const starts = defaultValue ?? { from: min, to: max };
  const [span, change] = useControllableState({ value, defaultValue: starts, onChange: onValueChange });
  const { from, to } = span;
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('SliderRange', props);
    if (from < min || to > max || from > to) {
      warnOnce(
        'SliderRange',
        `${from} to ${to} is no span between ${min} and ${max}`,
        'bring both into the limits, the smaller one first',
      );
    }
  }
  const group = useRef<HTMLFieldSetElement>(null);
  useFormReset(group, () => value === undefined && change(starts));

  useCommit(group, () => onValueCommit?.(span));

  // If two thumbs are at one place, only the upper one can be seized: pulled the other way, it takes the lower one
  // along.
  const seizedBoth = useRef(false);
  const move = (own: Side, input: HTMLInputElement) => {
    const next = Number(input.value);
    const crosses = own === 'from' ? next > to : next < from;
    const side = crosses && seizedBoth.current ? (own === 'from' ? 'to' : 'from') : own;
    const allowed = side === 'from' ? Math.min(next, to) : Math.max(next, from);
    if (side !== own) input.value = String(span[own]);
    if (allowed !== span[side]) change({ ...span, [side]: allowed });
  };

  const place = (number: number) => (max > min ? Math.min(1, Math.max(0, (number - min) / (max - min))) * 100 : 0);
  const described = joinIds(hint ? `${id}-hint` : null, attributes['aria-describedby'], error ? `${id}-error` : null);

  return (
    <fieldset
      {...attributes}
      className={styles.range}
      id={id}
      ref={useMergedRefs<HTMLFieldSetElement>(group, groupRef(ref))}
      aria-describedby={described}
      {...leaveProps(onBlur)}
    >
      <legend className={styles.line}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : <span>{legend}</span>}
        <span className={slider.value} aria-hidden="true">
          {from === to ? format(from) : `${format(from)} – ${format(to)}`}
        </span>
      </legend>
      <div className={slider.slider}>
        <Track from={place(from)} to={place(to)} />
        {sides.map((side) => (
          <input
            key={side}
            className={
              // Where both are at the right end, only the one of the smaller number can move.
              side === 'from' && from >= to && from >= max
                ? `${slider.control} ${styles.thumb} ${styles.above}`
                : `${slider.control} ${styles.thumb}`
            }
            type="range"
            id={`${id}-${side}`}
            name={`${name}.${side}`}
            form={attributes.form}
            aria-label={side === 'from' ? fromLabel : toLabel}
            aria-valuetext={format(span[side])}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            min={min}
            max={max}
            step={step}
            value={span[side]}
            onPointerDown={() => {
              seizedBoth.current = from === to;
            }}
            onKeyDown={() => {
              seizedBoth.current = false;
            }}
            onChange={(event) => move(side, event.currentTarget)}
          />
        ))}
      </div>
      {hint && (
        <span className={hintStyle} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={errorStyle} id={`${id}-error`}>
          <Icon name={circleAlertIcon} size={16} />
          <span className={errorWords}>{error}</span>
        </span>
      )}
    </fieldset>
  );
}
