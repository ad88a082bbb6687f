import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** What every control says about itself. */
export interface FieldWords {
  /** Id of the control; those of hint and error are made from it. */
  id: string;
  label: string;
  /** The label is read aloud only, where a heading beside the control says it already. */
  hideLabel?: boolean;
  hint?: string;
  /** What is wrong, then what to do: "Upišite mesec od 01 do 12." */
  error?: string;
}

export interface FieldProps extends FieldWords {
  children: ReactNode;
}

/** The attributes by which a control names its hint and its error. */
export function fieldDescription({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** A control with its label, its hint and its error. */
export function Field({ id, label, hideLabel = false, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={hideLabel ? undefined : styles.label} htmlFor={id}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          <Icon name="circle-alert" size={16} />
          {error}
        </span>
      )}
    </div>
  );
}
