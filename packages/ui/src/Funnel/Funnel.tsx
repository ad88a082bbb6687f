import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { arrowRightIcon } from '../icons/index.ts';
import * as styles from './Funnel.css.ts';

/** A step of a funnel, ready to read. */
export interface FunnelStep {
  /** "Prikazi u rezultatima". */
  label: string;
  /** "5.348". */
  value: string;
  /** How many of the step before came here, on the arrow: "4,7 %". The first step has none. */
  rate?: string;
  /** Lines below the number: "ranije 4,1 %". */
  notes?: readonly string[];
}

export interface FunnelProps extends ElementProps<'ol'> {
  /** What the steps lead to, read aloud: "Od prikaza do kontakta". */
  label: string;
  /** Two to four, in the order in which they happen. */
  steps: readonly FunnelStep[];
}

/** How many came from step to step: boxes with the rate on the arrow between them, one below the other on a phone. */
export function Funnel({ label, steps, ...rest }: FunnelProps) {
  return (
    <ol aria-label={label} {...rest} className={styles.steps}>
      {steps.map(({ label: name, value, rate, notes = [] }, index) => (
        <li key={name} className={styles.step({ first: index === 0 })}>
          {index > 0 && (
            <span className={styles.way}>
              {rate}
              <span className={styles.arrow} aria-hidden="true">
                <Icon name={arrowRightIcon} size={16} />
              </span>
            </span>
          )}
          <span className={styles.box}>
            <span className={styles.name}>{name}</span>
            <strong className={styles.value}>{value}</strong>
            {notes.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
