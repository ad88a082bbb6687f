'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatNumberForField } from '@volan/domain-rules/numbers';
import type { ElementProps } from '../element/ElementProps.ts';
import { groupRef } from '../element/groupRef.ts';
import { leaveProps } from '../element/groupProps.ts';
import { useControlId } from '../element/useControlId.ts';
import { warnOfValue } from '../element/warnMisuse.ts';
import { NumberControl } from '../NumberInput/NumberControl.tsx';
import type { NumberLimits, NumberMessages } from '../NumberInput/numberText.ts';
import { readNumberText } from '../NumberInput/numberText.ts';
import { typeInto } from '../NumberInput/useNumberField.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { bucketEdges, edgeNumber, nearestEdge, type Bucket, type RangeSide } from '../RangeSlider/bucketEdges.ts';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import * as styles from './RangeFields.css.ts';

/** A span of numbers; `null` for an open end. */
export interface NumberRange {
  from: number | null;
  to: number | null;
}

type Own = 'id' | 'name' | 'legend' | 'value' | 'defaultValue' | 'onValueChange' | 'unit' | 'min' | 'max' | 'step';

export interface RangeFieldsProps extends ElementProps<'fieldset', Own>, NumberLimits {
  /** Ids of the controls are made from it. */
  id?: string | undefined;
  /** Name of the key in the form: the controls are `<name>.min` and `<name>.max`. */
  name: string;
  /** The question, for screen readers: "Cena". */
  legend: string;
  fromLabel: string;
  toLabel: string;
  /** The parent holds the span and changes it in `onValueChange`. */
  value?: NumberRange | undefined;
  /** The initial choice; a text as it was typed if a server could not read it. */
  defaultValue?: { from?: number | string | null; to?: number | string | null } | undefined;
  /** The span after every change of a field or a handle. What cannot be read is `null`. */
  onValueChange?: ((value: NumberRange) => void) | undefined;
  step?: number | undefined;
  /** Shows thousands in groups at rest; `false` for years. @default true */
  grouping?: boolean | undefined;
  /** The messages of a field for refused texts. */
  messages?: NumberMessages | undefined;
  /** Spread of the ads over the numbers: with it come the chart and the handles. */
  buckets?: readonly Bucket[] | undefined;
}

const sides = ['low', 'high'] as const;

/**
 * From a number to a number: two fields that work in a GET form, and, where the spread of the ads is
 * known, a chart with two handles that write into the fields.
 */
export function RangeFields(props: RangeFieldsProps): ReactNode {
  const {
    id: givenId,
    name,
    legend,
    fromLabel,
    toLabel,
    value,
    defaultValue,
    onValueChange,
    buckets = [],
    ...rest
  } = props;
  const id = useControlId(givenId);
  const { language, min, max, decimals, unit, step, grouping, messages, onBlur, ref, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfValue('RangeFields', props);
  const limits = { language, min, max, decimals, unit };
  const edges = bucketEdges(buckets);
  const fields = { low: useRef<HTMLInputElement>(null), high: useRef<HTMLInputElement>(null) };
  const [own, setOwn] = useState<NumberRange>(() => {
    const numberOf = (start: number | string | null | undefined) =>
      typeof start === 'string' ? readNumberText(start, limits).value : (start ?? null);
    return { from: numberOf(defaultValue?.from), to: numberOf(defaultValue?.to) };
  });
  const { from, to } = value ?? own;
  // A reset changes both sides before React draws again.
  const latest = useRef<NumberRange>({ from, to });

  useEffect(() => {
    latest.current = { from, to };
  }, [from, to]);

  const textOf = (edge: number) => {
    const number = formatNumberForField(edges[edge] ?? 0, language, grouping);
    return unit === undefined ? number : `${number} ${unit}`;
  };
  const change = (side: RangeSide, number: number | null) => {
    const next = { ...latest.current, [side === 'low' ? 'from' : 'to']: number };
    latest.current = next;
    setOwn(next);
    onValueChange?.(next);
  };
  const write = (side: RangeSide, edge: number) => {
    const field = fields[side].current;
    if (field) typeInto(field, formatNumberForField(edgeNumber(edges, edge, side), language, grouping));
  };

  return (
    <fieldset {...attributes} {...leaveProps(onBlur)} className={undefined} ref={groupRef(ref)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {buckets.length > 1 && (
        <RangeSlider
          lowLabel={`${legend}: ${fromLabel}`}
          highLabel={`${legend}: ${toLabel}`}
          low={nearestEdge(edges, from, 'low')}
          high={nearestEdge(edges, to, 'high')}
          buckets={buckets}
          textOf={textOf}
          onValueChange={(next, side) => write(side, next[side])}
        />
      )}
      <div className={styles.fields}>
        {sides.map((side) => {
          const isLow = side === 'low';
          const label = isLow ? fromLabel : toLabel;
          return (
            <NumberControl
              key={side}
              id={`${id}-${isLow ? 'min' : 'max'}`}
              name={`${name}.${isLow ? 'min' : 'max'}`}
              label={label}
              placeholder={label}
              hideLabel
              ref={fields[side]}
              value={value && (isLow ? value.from : value.to)}
              defaultValue={value ? undefined : isLow ? defaultValue?.from : defaultValue?.to}
              onValueChange={(number) => change(side, number)}
              {...limits}
              step={step}
              grouping={grouping}
              messages={messages}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
