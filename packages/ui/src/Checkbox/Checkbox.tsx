'use client';

import { useCallback, type ReactNode } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { warnOfChecked } from '../element/warnMisuse.ts';
import { fieldDescription } from '../Field/Field.tsx';
import { error as errorStyle, errorWords } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as styles from './Checkbox.css.ts';

interface CheckboxLook extends ElementProps<'input', 'type' | 'id' | 'hideLabel' | 'error'> {
  /** The words; links are allowed, as in a consent. */
  children: ReactNode;
  /** The parent decides whether it is chosen, in `onCheckedChange`. */
  checked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some of the boxes that it controls are chosen: the head of a list. A press chooses all. */
  mixed?: boolean | undefined;
  /** Ads behind it, as shown. */
  count?: string | undefined;
}

/** Words that are read aloud only, as in the first column of a table. */
interface WordlessCheckbox {
  hideLabel: true;
  id?: string | undefined;
  error?: never;
}

/** With an error it needs an id, so that the error describes it and a summary leads to it. */
type WordyCheckbox = { hideLabel?: false } & (
  | { id?: string | undefined; error?: never }
  | { id: string; error?: ReactNode }
);

export type CheckboxProps = CheckboxLook & (WordlessCheckbox | WordyCheckbox);

/** Yes or no, or one of many. The words belong to the target. */
export function Checkbox(props: CheckboxProps) {
  const { children, count, mixed = false, hideLabel, id, error, ref, ...rest } = props;
  const { checked, defaultChecked, onChange, onCheckedChange, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfChecked('Checkbox', props);
  // No attribute says it, only the element itself.
  const showMixed = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = mixed;
    },
    [mixed],
  );
  const merged = useMergedRefs(showMixed, ref);
  const description = error && id ? fieldDescription({ id, error }) : undefined;
  const row = (
    <label className={hideLabel ? styles.bare : styles.row}>
      <input
        {...attributes}
        {...description}
        aria-describedby={joinIds(attributes['aria-describedby'], description?.['aria-describedby'])}
        className={styles.box}
        type="checkbox"
        id={id}
        {...checkedProps({ checked, defaultChecked, onChange, onCheckedChange, ref: merged })}
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
