'use client';

import type { ReactNode } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { useRadios } from '../element/useRadios.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { error as errorStyle, errorWords, hint as hintStyle } from '../Field/Field.css.ts';
import { fieldDescription } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circleAlertIcon, starIcon } from '../icons/index.ts';
import * as styles from './Rating.css.ts';

/** From 1 to 5; 0 while nothing is chosen. */
export type RatingValue = 0 | 1 | 2 | 3 | 4 | 5;

const stars = [1, 2, 3, 4, 5] as const;

export interface RatingProps extends ElementProps<'fieldset', 'id' | 'name' | 'defaultValue'> {
  /** Id of the group and, since an error summary leads there, of its first star as `<id>-1`. */
  id?: string | undefined;
  name: string;
  /** The question. */
  legend: ReactNode;
  /** A heading above says it to the eye. */
  hideLegend?: boolean;
  /** What each star means, from the worst: "Loše", "Slabo", "Osrednje", "Dobro", "Odlično". */
  labels: readonly [string, string, string, string, string];
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: RatingValue | undefined;
  defaultValue?: RatingValue | undefined;
  onValueChange?: ((value: RatingValue) => void) | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The choice is shown and sent, and cannot be changed. */
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
}

/** One to five stars to choose, such as for a seller. Arrows choose, and the word of the choice is beside it. */
export function Rating(props: RatingProps) {
  const { id: givenId, name, legend, hideLegend, labels, hint, error, readOnly, required, ...rest } = props;
  const id = useControlId(givenId);
  const { value, defaultValue = 0, onValueChange, onBlur, ref, ...attributes } = rest;
  const group = useRadios(ref);
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('Rating', props);
    warnOfUnknownOption('Rating', value ?? defaultValue, [0, ...stars]);
  }

  return (
    <fieldset
      {...attributes}
      className={styles.rating}
      id={id}
      ref={group}
      {...leaveProps(onBlur)}
      aria-describedby={joinIds(
        fieldDescription({ id, hint, error })['aria-describedby'],
        attributes['aria-describedby'],
      )}
      data-invalid={error ? '' : undefined}
    >
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.line}>
        <div className={styles.stars}>
          {stars.map((star) => (
            <label key={star} className={styles.star} title={labels[star - 1]}>
              <input
                className={styles.radio}
                type="radio"
                id={`${id}-${star}`}
                name={name}
                value={star}
                form={attributes.form}
                required={required}
                // Radios have no read-only state: what is not chosen cannot be reached.
                disabled={readOnly && star !== (value ?? defaultValue)}
                {...checkedProps({
                  checked: value === undefined ? undefined : value === star,
                  defaultChecked: value === undefined ? defaultValue === star : undefined,
                  onCheckedChange: () => onValueChange?.(star),
                })}
              />
              <Icon name={starIcon} size={28} />
              <VisuallyHidden>{labels[star - 1]}</VisuallyHidden>
            </label>
          ))}
        </div>
        {stars.map((star) => (
          <span key={star} className={styles.words[`star${star}`]} aria-hidden="true">
            {labels[star - 1]}
          </span>
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
