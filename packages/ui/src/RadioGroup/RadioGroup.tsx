'use client';

import type { ReactNode } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { useControlId } from '../element/useControlId.ts';
import { useRadios } from '../element/useRadios.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { error as errorStyle, errorWords, hint as hintStyle } from '../Field/Field.css.ts';
import { fieldDescription } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { isBlank, devError, repeated } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Radio } from './Radio.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as styles from './RadioGroup.css.ts';

/** An option; the others are out when it is chosen. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  about?: ReactNode;
  /** At the end of the line: what it costs. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends ElementProps<'fieldset', 'id' | 'name' | 'defaultValue'> {
  /** Id of the group and, since an error summary leads there, of its first option as `<id>-0`. */
  id?: string | undefined;
  name: string;
  /** The question. */
  legend: ReactNode;
  /** A heading above says it to the eye. */
  hideLegend?: boolean;
  options: readonly RadioOption[];
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** `lines` are divided like the rows of a list. @default 'stack' */
  layout?: 'stack' | 'row' | 'lines';
  required?: boolean | undefined;
}

/** A question with options that exclude one another. Arrows choose. */
export function RadioGroup(props: RadioGroupProps) {
  const { id: givenId, name, legend, hideLegend, options, hint, error, layout = 'stack', required, ...rest } = props;
  const id = useControlId(givenId);
  const { value: held, defaultValue, onValueChange, onBlur, ref, ...attributes } = rest;
  const group = useRadios(ref);
  if (process.env.NODE_ENV !== 'production') {
    const twice = repeated(options.map(({ value }) => value));
    if (twice !== undefined) {
      devError(
        'RadioGroup',
        `two options are "${twice}"`,
        'the form cannot tell them apart',
        'give each its own value',
      );
    }
    warnOfValue('RadioGroup', props);
    warnOfUnknownOption(
      'RadioGroup',
      held ?? defaultValue,
      options.map(({ value }) => value),
    );
    if (isBlank(legend)) {
      devError(
        'RadioGroup',
        'legend is empty',
        'a screen reader user hears options without a question',
        'pass the question',
      );
    }
  }

  return (
    <fieldset
      {...attributes}
      className={styles.group}
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
      <div className={styles.options({ layout })}>
        {options.map(({ value, label, about, end, disabled }, index) => {
          const radio = (
            <Radio
              key={value}
              id={`${id}-${index}`}
              name={name}
              value={value}
              about={about}
              end={end}
              disabled={disabled}
              required={required}
              form={attributes.form}
              checked={held === undefined ? undefined : value === held}
              defaultChecked={held === undefined ? value === defaultValue : undefined}
              onCheckedChange={() => onValueChange?.(value)}
            >
              {label}
            </Radio>
          );
          return layout === 'lines' ? (
            <div key={value} className={styles.line}>
              {radio}
            </div>
          ) : (
            radio
          );
        })}
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
