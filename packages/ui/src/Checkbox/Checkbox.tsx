import type { InputEventHandler } from 'react';
import { fieldDescription } from '../Field/Field.tsx';
import { error as errorStyle, errorWords } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as styles from './Checkbox.css.ts';

interface CheckboxLook {
  children: string;
  name?: string;
  /** @default 'on' */
  value?: string;
  /** Some of what it stands for is chosen: the head of a list. A press chooses all. */
  mixed?: boolean;
  disabled?: boolean;
  required?: boolean;
  /** Ads behind it, as shown. */
  count?: string;
  onInput?: InputEventHandler<HTMLInputElement>;
}

/** Words that are read aloud only, as in the first column of a table. */
interface WordlessCheckbox {
  hideLabel: true;
  id?: string;
  error?: never;
}

/** With an error it needs an id, so that the error describes it and a summary leads to it. */
type WordyCheckbox = { hideLabel?: false } & ({ id?: string; error?: never } | { id: string; error?: string });

/** The browser keeps the answer, or the parent does. */
type CheckboxState =
  | { defaultChecked?: boolean; checked?: never; onChange?: never }
  | { defaultChecked?: never; checked: boolean; onChange: (checked: boolean) => void };

export type CheckboxProps = CheckboxLook & (WordlessCheckbox | WordyCheckbox) & CheckboxState;

/** Yes or no, or one of many. The words belong to the target. */
export function Checkbox(props: CheckboxProps) {
  const { children, count, mixed = false, hideLabel, id, error, onChange, ...attributes } = props;
  const row = (
    <label className={hideLabel ? styles.bare : styles.row}>
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        {...(error && id && fieldDescription({ id, error }))}
        {...attributes}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
        // No attribute says it, only the element itself.
        ref={(box) => {
          if (box) {
            box.indeterminate = mixed;
          }
        }}
      />
      {hideLabel ? <VisuallyHidden>{children}</VisuallyHidden> : <span className={styles.words}>{children}</span>}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
  if (!error) {
    return row;
  }
  return (
    <div>
      {row}
      <span className={errorStyle} id={`${id}-error`}>
        <Icon name={circleAlertIcon} size={16} />
        <span className={errorWords}>{error}</span>
      </span>
    </div>
  );
}
