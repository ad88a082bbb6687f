import type { ElementProps } from '../element/ElementProps.ts';
import { valueProps } from '../element/nativeValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { warnOfValue } from '../element/warnMisuse.ts';
import { control, frame, controlIcon, unit as unitStyle } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';

export interface TextInputProps
  extends FieldLabels, ElementProps<'input', keyof FieldLabels | 'type' | 'size' | 'value' | 'defaultValue'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Behind the value: "km", "€". */
  unit?: string | undefined;
  icon?: IconSource | undefined;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const {
    id: givenId,
    label,
    hideLabel,
    optional,
    hint,
    error,
    unit,
    icon,
    size = 'medium',
    type = 'text',
    ...rest
  } = props;
  const id = useControlId(givenId);
  const { value, defaultValue, onChange, onValueChange, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfValue('TextInput', props);

  return (
    <Field id={id} label={label} hideLabel={hideLabel} optional={optional} hint={hint} error={error}>
      <span className={frame({ size })}>
        {icon && (
          <span className={controlIcon}>
            <Icon name={icon} size={16} />
          </span>
        )}
        <input
          {...attributes}
          {...fieldDescription({ id, hint, error }, attributes['aria-describedby'])}
          className={control}
          id={id}
          type={type}
          {...valueProps({ value, defaultValue, onChange, onValueChange })}
        />
        {unit && (
          <span className={unitStyle} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </Field>
  );
}
