import type { InputEventHandler } from 'react';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  children: string;
  name?: string;
  /** @default 'on' */
  value?: string;
  defaultChecked?: boolean;
  disabled?: boolean;
  /** Ads behind it, as shown. */
  count?: string;
  onInput?: InputEventHandler<HTMLInputElement>;
}

/** Yes or no, or one of many. The words belong to the target. */
export function Checkbox({ children, count, ...attributes }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input className={styles.box} type="checkbox" {...attributes} />
      <span className={styles.words}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
