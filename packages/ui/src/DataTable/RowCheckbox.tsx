'use client';
import { box } from '../Checkbox/Checkbox.css.ts';
import * as styles from './DataTable.css.ts';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onToggle: () => void;
}

/** A box that fills its cell, so that the pointer and the finger need not aim. */
export function RowCheckbox({ label, checked, mixed = false, onToggle }: RowCheckboxProps) {
  return (
    <label className={styles.hit}>
      <input
        className={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onToggle}
        // The mixed state exists only as a property of the element.
        ref={(input) => {
          if (input) {
            input.indeterminate = mixed;
          }
        }}
      />
    </label>
  );
}
