import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { warnOfChecked } from '../element/warnMisuse.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioProps extends ElementProps<'input', 'type' | 'name' | 'value' | 'about'> {
  children: ReactNode;
  /** The same for all options to one question. */
  name: string;
  value: string;
  /** The parent decides whether it is chosen, in `onCheckedChange`. */
  checked?: boolean | undefined;
  /** It was chosen. Another one of its group takes that back without a call. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Explains the option, below its words. */
  about?: ReactNode;
  /** At the end of the line: what it costs. */
  end?: ReactNode;
}

/** One option of several that exclude one another. It is in a `RadioGroup`, which asks the question. */
export function Radio(props: RadioProps) {
  const { children, about, end, checked, defaultChecked, onChange, onCheckedChange, ...attributes } = props;
  if (process.env.NODE_ENV !== 'production') warnOfChecked('Radio', props);
  return (
    <label className={styles.row}>
      <input
        {...attributes}
        className={styles.circle}
        type="radio"
        {...checkedProps({ checked, defaultChecked, onChange, onCheckedChange, ref: attributes.ref })}
      />
      <span className={styles.words}>
        {children}
        {about && <span className={styles.about}>{about}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
}
