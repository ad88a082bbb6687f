import type { ElementProps } from '../element/ElementProps.ts';
import { heldRef } from '../element/heldRef.ts';
import { valueProps } from '../element/nativeValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { control, frame } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDownIcon } from '../icons/index.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Heading above it, shared with its neighbours: the country of a region. */
  group?: string;
}

export interface SelectProps
  extends FieldLabels, ElementProps<'select', keyof FieldLabels | 'size' | 'value' | 'defaultValue' | 'multiple'> {
  /** The first one usually stands for no choice, with the value "". */
  options: readonly SelectOption[];
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} className={styles.options} value={value} disabled={disabled}>
      {label}
    </option>
  ));
}

/** Neighbours with the same heading, together. */
function inGroups(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) {
      last.members.push(option);
    } else {
      groups.push({ group: option.group, members: [option] });
    }
  }
  return groups;
}

/** One of a list: the browser's own, with the keyboard and the wheel of a phone. */
export function Select(props: SelectProps) {
  const { id: givenId, label, hideLabel, optional, hint, error, options, size = 'medium', ...rest } = props;
  const id = useControlId(givenId);
  const { value, defaultValue, onChange, onValueChange, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('Select', props);
    warnOfUnknownOption(
      'Select',
      props.value ?? props.defaultValue,
      options.map(({ value }) => value),
    );
  }

  return (
    <Field id={id} label={label} hideLabel={hideLabel} optional={optional} hint={hint} error={error}>
      <span className={frame({ size })}>
        <select
          {...attributes}
          {...fieldDescription({ id, hint, error }, attributes['aria-describedby'])}
          className={`${control} ${styles.select}`}
          id={id}
          ref={value === undefined ? attributes.ref : heldRef(attributes.ref)}
          {...valueProps({ value, defaultValue, onChange, onValueChange })}
        >
          {inGroups(options).map(({ group, members }, index) =>
            group === undefined ? (
              <Options key={index} options={members} />
            ) : (
              <optgroup key={index} className={styles.options} label={group}>
                <Options options={members} />
              </optgroup>
            ),
          )}
        </select>
        <span className={styles.arrow}>
          <Icon name={chevronDownIcon} size={16} />
        </span>
      </span>
    </Field>
  );
}
