import type { InputEventHandler, ReactNode } from 'react';
import * as styles from './RadioGroup.css.ts';

export interface RadioProps {
  children: ReactNode;
  /** The same for all options to one question. */
  name: string;
  value: string;
  id?: string;
  /** Explains the option, below its words. */
  about?: string;
  /** At the end of the line: what it costs. */
  end?: ReactNode;
  defaultChecked?: boolean;
  disabled?: boolean;
  required?: boolean;
  onInput?: InputEventHandler<HTMLInputElement>;
}

/** One option of several that exclude one another. It stands in a `RadioGroup`, which asks the question. */
export function Radio({ children, about, end, ...attributes }: RadioProps) {
  return (
    <label className={styles.row}>
      <input className={styles.circle} type="radio" {...attributes} />
      <span className={styles.words}>
        {children}
        {about && <span className={styles.about}>{about}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
}
