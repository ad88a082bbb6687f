'use client';

import { useRef, useState, type InputEvent } from 'react';
import { TextInput } from '../TextInput/TextInput.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { bucketEdges, edgeText, nearestEdge, type Bucket } from '../RangeSlider/bucketEdges.ts';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import * as styles from './RangeFields.css.ts';

export interface RangeFieldsProps {
  /** Ids of the controls are made from it. */
  id: string;
  /** Name of the key in the form: the controls are `<name>.min` and `<name>.max`. */
  name: string;
  /** The question, for screen readers: "Cena". */
  legend: string;
  fromLabel: string;
  toLabel: string;
  /** What is chosen now, as typed. */
  from?: string;
  to?: string;
  /** Behind both numbers: "€", "km". */
  unit?: string;
  /** Smallest and largest number that is taken. @default 0 and no limit */
  min?: number;
  max?: number;
  step?: number;
  /** Spread of the ads over the numbers: with it come the chart and the handles. */
  buckets?: Bucket[];
  /** Language of the numbers that handles say, as in `lang`. */
  language: string;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** One format a language: making it costs more than the rest of the component. */
function numbersIn(language: string) {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, known);
  return known;
}

/**
 * From a number to a number: two fields that work in a GET form, and, where the spread of the ads is
 * known, a chart with two handles that write into the fields.
 */
export function RangeFields(props: RangeFieldsProps) {
  const {
    id,
    name,
    legend,
    fromLabel,
    toLabel,
    from = '',
    to = '',
    unit,
    min = 0,
    max,
    step,
    buckets,
    language,
  } = props;
  const edges = bucketEdges(buckets ?? []);
  const [low, setLow] = useState(() => nearestEdge(edges, from, 'low'));
  const [high, setHigh] = useState(() => nearestEdge(edges, to, 'high'));
  const lowField = useRef<HTMLInputElement>(null);
  const highField = useRef<HTMLInputElement>(null);

  const textOf = (edge: number) => [numbersIn(language).format(edges[edge] ?? 0), unit].filter(Boolean).join(' ');
  const write = (side: 'low' | 'high', edge: number) => {
    (side === 'low' ? setLow : setHigh)(edge);
    const field = (side === 'low' ? lowField : highField).current;
    if (field) {
      field.value = edgeText(edges, edge, side);
    }
  };
  const readLow = (event: InputEvent<HTMLInputElement>) => setLow(nearestEdge(edges, event.currentTarget.value, 'low'));
  const readHigh = (event: InputEvent<HTMLInputElement>) =>
    setHigh(nearestEdge(edges, event.currentTarget.value, 'high'));

  const shared = { type: 'number', inputMode: 'numeric', unit, min, max, step, hideLabel: true } as const;
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {buckets && buckets.length > 1 && (
        <RangeSlider
          lowLabel={`${legend}: ${fromLabel}`}
          highLabel={`${legend}: ${toLabel}`}
          {...{ buckets, low, high, textOf }}
          onMove={write}
        />
      )}
      <div className={styles.fields}>
        <TextInput
          id={`${id}-min`}
          name={`${name}.min`}
          label={fromLabel}
          placeholder={fromLabel}
          defaultValue={from}
          ref={lowField}
          onInput={readLow}
          {...shared}
        />
        <TextInput
          id={`${id}-max`}
          name={`${name}.max`}
          label={toLabel}
          placeholder={toLabel}
          defaultValue={to}
          ref={highField}
          onInput={readHigh}
          {...shared}
        />
      </div>
    </fieldset>
  );
}
