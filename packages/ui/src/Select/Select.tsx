import type { InputEventHandler } from 'react';
import { control, frame } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldWords } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDownIcon } from '../icons/index.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldWords {
  name?: string;
  /** The first one usually stands for no choice, with the value "". */
  options: SelectOption[];
  defaultValue?: string;
  required?: boolean;
  disabled?: boolean;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  onInput?: InputEventHandler<HTMLSelectElement>;
}

/** One of a list: the browser's own, with the keyboard and the wheel of a phone. */
export function Select({
  id,
  label,
  hideLabel,
  optional,
  hint,
  error,
  options,
  size = 'medium',
  ...attributes
}: SelectProps) {
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error }}>
      <span className={frame({ size })}>
        <select
          className={`${control} ${styles.select}`}
          id={id}
          {...fieldDescription({ id, hint, error })}
          {...attributes}
        >
          {options.map(({ value, label: words, disabled }) => (
            <option key={value} className={styles.options} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name={chevronDownIcon} size={16} />
        </span>
      </span>
    </Field>
  );
}
