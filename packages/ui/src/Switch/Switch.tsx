import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { warnOfChecked } from '../element/warnMisuse.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends ElementProps<'input', 'type' | 'role'> {
  children: ReactNode;
  /** The parent decides whether it is on, in `onCheckedChange`. */
  checked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Ads behind it, as shown. */
  count?: string | undefined;
}

/** One thing that is on or off. */
export function Switch(props: SwitchProps) {
  const { children, count, checked, defaultChecked, onChange, onCheckedChange, ...attributes } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Switch', 'children', children);
    warnOfChecked('Switch', props);
  }
  return (
    <label className={styles.row}>
      <span>
        {children} {count !== undefined && <span className={styles.count}>{count}</span>}
      </span>
      <input
        {...attributes}
        className={styles.control}
        type="checkbox"
        role="switch"
        {...checkedProps({ checked, defaultChecked, onChange, onCheckedChange, ref: attributes.ref })}
      />
    </label>
  );
}
