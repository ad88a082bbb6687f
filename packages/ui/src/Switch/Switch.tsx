import type { InputEventHandler } from 'react';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
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

/** One thing that is on or off. */
export function Switch({ children, count, ...attributes }: SwitchProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Switch', 'children', children);
  }
  return (
    <label className={styles.row}>
      <span>
        {children} {count !== undefined && <span className={styles.count}>{count}</span>}
      </span>
      <input className={styles.control} type="checkbox" role="switch" {...attributes} />
    </label>
  );
}
