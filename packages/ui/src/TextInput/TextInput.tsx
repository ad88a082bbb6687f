import type { InputEventHandler, Ref } from 'react';
import { control, frame, controlIcon, unit as unitStyle } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';

export interface TextInputProps extends FieldLabels {
  name?: string;
  /** @default 'text' */
  type?: 'text' | 'number' | 'email' | 'tel' | 'url' | 'search';
  defaultValue?: string;
  placeholder?: string;
  /** Behind the value: "km", "€". */
  unit?: string;
  icon?: IconSource;
  min?: number;
  max?: number;
  step?: number;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** A list of suggestions, by its id. */
  list?: string;
  onInput?: InputEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text or one number. */
export function TextInput(props: TextInputProps) {
  const {
    id,
    label,
    hideLabel,
    optional,
    hint,
    error,
    unit,
    icon,
    size = 'medium',
    type = 'text',
    ...attributes
  } = props;
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error }}>
      <span className={frame({ size })}>
        {icon && (
          <span className={controlIcon}>
            <Icon name={icon} size={16} />
          </span>
        )}
        <input className={control} id={id} type={type} {...fieldDescription({ id, hint, error })} {...attributes} />
        {unit && (
          <span className={unitStyle} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </Field>
  );
}
