import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { arrowRightIcon } from '../icons/index.ts';
import * as styles from './Funnel.css.ts';

/** A step of a funnel, ready to read. */
export interface FunnelStep {
  /** "Pregledi". */
  label: string;
  /** "5.348". */
  value: string;
  /** Stands on the arrow that leads here: "4,7 %". The notes say of what. The first step has none. */
  rate?: string;
  /** Lines below the number: "4,7 % pregleda, ranije 4,1 %". */
  notes?: readonly string[];
}

export interface FunnelProps extends ElementProps<'ol'> {
  /** What the steps lead to, read aloud: "Od pregleda do kontakta". */
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
            // the notes say it in words
            <span className={styles.way} aria-hidden="true">
              {rate}
              <span className={styles.arrow}>
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
