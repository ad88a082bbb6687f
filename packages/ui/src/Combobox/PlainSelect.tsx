import type { ReactNode } from 'react';
import { control, frame } from '../Field/Field.css.ts';
import { fieldDescription } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDownIcon } from '../icons/index.ts';
import { arrow, select } from '../Select/Select.css.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import * as styles from './Combobox.css.ts';

export interface PlainSelectProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  options: readonly ComboboxOption[];
  values: readonly string[];
  placeholder?: string | undefined;
  multiple?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Attributes of the consumer, such as `data-testid`. */
  attributes?: { 'aria-describedby'?: string };
}

function Entry({ value, label, code, count }: ComboboxOption) {
  return <option value={value}>{[label, code && `(${code})`, count].filter(Boolean).join(' ')}</option>;
}

/** The choice without JavaScript: the browser's own, with its groups. */
export function PlainSelect(props: PlainSelectProps) {
  const {
    id,
    hint,
    error,
    name,
    options,
    values,
    placeholder = '',
    multiple = false,
    required,
    disabled,
    size,
    attributes,
  } = props;
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <span className={frame({ size })}>
      <select
        {...attributes}
        className={multiple ? `${control} ${styles.plain}` : `${control} ${select}`}
        defaultValue={multiple ? [...values] : (values[0] ?? '')}
        {...{ id, name, multiple, required, disabled }}
        {...fieldDescription({ id, hint, error }, attributes?.['aria-describedby'])}
      >
        {!multiple && <option value="">{placeholder}</option>}
        {groups.map((group) => {
          const entries = options
            .filter((option) => option.group === group)
            .map((option) => <Entry key={option.value} {...option} />);
          return group === undefined ? (
            entries
          ) : (
            <optgroup key={group} label={group}>
              {entries}
            </optgroup>
          );
        })}
      </select>
      {!multiple && (
        <span className={arrow}>
          <Icon name={chevronDownIcon} size={16} />
        </span>
      )}
    </span>
  );
}
