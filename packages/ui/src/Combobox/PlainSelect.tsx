import type { ComponentPropsWithRef, ReactNode } from 'react';
import { control, frame } from '../Field/Field.css.ts';
import { fieldDescription } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDownIcon } from '../icons/index.ts';
import { arrow, select } from '../Select/Select.css.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import * as styles from './Combobox.css.ts';

export interface PlainSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'className' | 'children'> {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly ComboboxOption[];
  placeholder?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Something else is seen in its place: it carries the value only. */
  unseen?: boolean;
}

function Entry({ value, label, code, count }: ComboboxOption) {
  return <option value={value}>{[label, code && `(${code})`, count].filter(Boolean).join(' ')}</option>;
}

/** The choice without JavaScript: the browser's own, with its groups. Afterwards it carries the value. */
export function PlainSelect(props: PlainSelectProps) {
  const { id, hint, error, options, placeholder = '', size, unseen = false, ...attributes } = props;
  const multiple = attributes.multiple === true;
  const groups = [...new Set(options.map(({ group }) => group))];

  return (
    <span className={unseen ? styles.unseen : frame({ size })}>
      <select
        {...attributes}
        className={multiple ? `${control} ${styles.plain}` : `${control} ${select}`}
        {...(unseen
          ? { tabIndex: -1, 'aria-hidden': true, required: false }
          : { id, ...fieldDescription({ id, hint, error }, attributes['aria-describedby']) })}
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
      {!multiple && !unseen && (
        <span className={arrow}>
          <Icon name={chevronDownIcon} size={16} />
        </span>
      )}
    </span>
  );
}
