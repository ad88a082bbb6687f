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
  checked?: boolean;
}

export interface BodyTypePickerProps {
  /** Name of the controls in the form: `f.karoserija`. */
  name: string;
  /** The question, for screen readers. */
  legend: string;
  options: BodyTypeOption[];
}

/** Body types as drawn tiles; any number may be chosen. */
export function BodyTypePicker({ name, legend, options }: BodyTypePickerProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'BodyTypePicker',
      'options',
      options.map(({ value }) => value),
    );
  }
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.tiles}>
        {options.map(({ value, label, outline, count, checked }) => (
          <label key={value} className={styles.tile}>
            <input className={styles.control} type="checkbox" name={name} value={value} defaultChecked={checked} />
            <Outline name={outline} size="medium" />
            <span>{label}</span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
