import type { ReactNode } from 'react';
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
  about?: string;
  /** At the end of the line: what it costs. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  /** Id of the group and, since an error summary leads there, of its first option as `<id>-0`. */
  id: string;
  name: string;
  /** The question. */
  legend: string;
  /** A heading above says it to the eye. */
  hideLegend?: boolean;
  options: readonly RadioOption[];
  defaultValue?: string;
  hint?: string;
  error?: string;
  /** `lines` are divided like the rows of a list. @default 'stack' */
  layout?: 'stack' | 'row' | 'lines';
  required?: boolean;
  onValue?: (value: string) => void;
}

/** A question with options that exclude one another. Arrows choose. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, name, legend, hideLegend, options, defaultValue, hint, error, layout = 'stack', required } = props;
  const { onValue } = props;
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
      className={styles.group}
      id={id}
      aria-describedby={fieldDescription({ id, hint, error })['aria-describedby']}
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
              defaultChecked={value === defaultValue}
              onInput={onValue && (() => onValue(value))}
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
