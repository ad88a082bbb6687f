import type { ElementProps } from '../element/ElementProps.ts';
import { groupRef } from '../element/groupRef.ts';
import { leaveProps, tickProps } from '../element/groupProps.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { Outline, type OutlineName } from '../Outline/Outline.tsx';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BodyTypePicker.css.ts';

export interface BodyTypeOption {
  value: string;
  label: string;
  outline: OutlineName;
  /** Ads that would match, as shown. */
  count?: string;
  /** Ticked at the start, where the picker has neither `value` nor `defaultValue`. */
  checked?: boolean;
}

export interface BodyTypePickerProps extends ElementProps<'fieldset', 'name' | 'defaultValue'> {
  /** Name of the controls in the form: `f.karoserija`. */
  name: string;
  /** The question, for screen readers. */
  legend: string;
  options: readonly BodyTypeOption[];
  /** The values that are ticked. The parent holds them and changes them in `onValueChange`. */
  value?: readonly string[] | undefined;
  /** The values that are ticked at the start. */
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: readonly string[]) => void) | undefined;
}

/** Body types as drawn tiles; any number may be chosen. */
export function BodyTypePicker(props: BodyTypePickerProps) {
  const { name, legend, options, value: held, defaultValue, onValueChange, onBlur, ref, ...attributes } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'BodyTypePicker',
      'options',
      options.map(({ value }) => value),
    );
    warnOfValue('BodyTypePicker', props);
    const values = options.map(({ value }) => value);
    for (const chosen of held ?? defaultValue ?? []) warnOfUnknownOption('BodyTypePicker', chosen, values);
  }
  return (
    <fieldset {...attributes} className={undefined} ref={groupRef(ref)} {...leaveProps(onBlur)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.tiles}>
        {options.map(({ value, label, outline, count, checked }) => (
          <label key={value} className={styles.tile}>
            <input
              className={styles.control}
              type="checkbox"
              name={name}
              value={value}
              form={attributes.form}
              {...tickProps({ value: held, defaultValue, onValueChange }, value, checked)}
            />
            <Outline name={outline} size="medium" />
            <span>{label}</span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
