import { devError } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends ElementProps<'progress'> {
  /** What continues: "Isticanje". */
  label: string;
  /** The label is for screen readers only, because words beside it say it. */
  hideLabel?: boolean;
  /** From 0 to `max`; left out if the progress is unknown. */
  value?: number;
  /** @default 100 */
  max?: number;
  /** How far it is in words, as shown: "još 18 dana". */
  valueText?: string;
  /** `neutral` for what is used up, `critical` over a limit. @default 'accent' */
  tone?: 'accent' | 'neutral' | 'positive' | 'critical';
}

/** How far something is. */
export function ProgressBar({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  ...rest
}: ProgressBarProps) {
  if (process.env.NODE_ENV !== 'production' && value !== undefined && !(value >= 0 && value <= max)) {
    devError(
      'ProgressBar',
      `value is ${value}, outside of 0 and ${max}`,
      'browsers draw a full or an empty bar and say a wrong number',
      'keep the value between 0 and max, and say in words that a limit is passed',
    );
  }
  return (
    <label className={styles.place}>
      <span className={hideLabel ? styles.hidden : styles.line}>
        <span>{label}</span>
        {valueText && <span className={styles.words}>{valueText}</span>}
      </span>
      <progress aria-valuetext={valueText} {...rest} className={styles.bar({ tone })} value={value} max={max} />
    </label>
  );
}
