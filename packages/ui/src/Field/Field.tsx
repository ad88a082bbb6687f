import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { joinIds } from '../element/composeProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as styles from './Field.css.ts';

/** The texts of every control. */
export interface FieldLabels {
  /**
   * Id of the control; those of hint and error are made from it. Give one where a summary of errors or a link leads to
   * the control, and in parts that are hydrated alone. @default an id of React's own
   */
  id?: string | undefined;
  /** A sentence or a node: a bold word, a link to the terms. */
  label: ReactNode;
  /** The label is read aloud only, where a heading beside the control says it already. */
  hideLabel?: boolean;
  /** Behind the label of a field that may stay empty: "nije obavezno". */
  optional?: string;
  hint?: ReactNode;
  /** What is wrong, then what to do: "Upišite mesec od 01 do 12." */
  error?: ReactNode;
}

/** The texts of a control with parts that are named after its label, such as "Obriši: Marka". */
export interface NamedFieldLabels extends FieldLabels {
  label: string;
}

export interface FieldProps extends FieldLabels, ElementProps<'div', keyof FieldLabels> {
  /** Id of the control inside. */
  id: string;
  children: ReactNode;
  /** At the end of the label's line, such as the link "Zaboravljena lozinka". */
  action?: ReactNode;
  /** At the end of the hint's line, such as how many letters are typed. It has its own id. */
  aside?: ReactNode;
}

/** The attributes that connect a control with its hint, its error, and other descriptions by id. */
export function fieldDescription(
  { id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>,
  ...others: (string | undefined)[]
) {
  return {
    'aria-describedby': joinIds(hint ? `${id}-hint` : undefined, ...others, error ? `${id}-error` : undefined),
    'aria-invalid': error ? true : undefined,
  } as const;
}

/** A control with its label, its hint and its error. */
export function Field(props: FieldProps) {
  const { id, label, hideLabel = false, optional, hint, error, children, action, aside, ...rest } = props;
  const name = (
    <label className={hideLabel ? styles.unseen : styles.label} htmlFor={id}>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {optional && !hideLabel && <span className={styles.optional}> ({optional})</span>}
    </label>
  );
  const help = hint && (
    <span className={styles.hint} id={`${id}-hint`}>
      {hint}
    </span>
  );

  return (
    <div {...rest} className={styles.field}>
      {action ? (
        <div className={styles.line}>
          {name}
          {action}
        </div>
      ) : (
        name
      )}
      {children}
      {aside ? (
        <div className={styles.line}>
          {help}
          {aside}
        </div>
      ) : (
        help
      )}
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          <Icon name={circleAlertIcon} size={16} />
          <span className={styles.errorWords}>{error}</span>
        </span>
      )}
    </div>
  );
}
