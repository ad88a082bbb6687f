import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { medalIcon } from '../icons/index.ts';
import { devError } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LoyaltyProgress.css.ts';

/** A level of the programme. */
export interface LoyaltyLevel {
  name: string;
  /** From how many points on, as shown: "600". */
  from: string;
}

export interface LoyaltyProgressProps extends ElementProps<'section'> {
  /** "Vaš nivo". */
  label: string;
  /** Points that can be spent. */
  points: { label: string; value: string };
  /** In rising order, at least two. */
  levels: readonly LoyaltyLevel[];
  /** Index of the level that is held. */
  level: number;
  /** How far it is to the next level, from 0 to 1. */
  share: number;
  /** State of a level, for screen readers: "dostignut", "sledeći". */
  stateLabels: { reached: string; next: string };
  /** The missing points, and until when the level is valid. */
  children: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
}

/** Which level a user holds, how far the next one is, and how many points can be spent. */
export function LoyaltyProgress({
  label,
  points,
  levels,
  level,
  share,
  stateLabels,
  children,
  headingLevel = 2,
  ...rest
}: LoyaltyProgressProps) {
  if (process.env.NODE_ENV !== 'production' && !levels[level]) {
    devError(
      'LoyaltyProgress',
      `level is ${level}, and there are ${levels.length} levels`,
      'the panel has no name of a level',
      'pass the index of the level that is held, from 0',
    );
  }
  const toNext = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return (
    <section aria-label={label} {...rest} className={styles.panel}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{label}</p>
          <div className={styles.level}>
            <span className={styles.medal}>
              <Icon name={medalIcon} size={24} />
            </span>
            <Heading level={headingLevel} size="h2">
              {levels[level]?.name}
            </Heading>
          </div>
        </div>
        <div className={styles.points}>
          <p className={styles.label}>{points.label}</p>
          <strong className={styles.value}>{points.value}</strong>
        </div>
      </div>
      <ol className={styles.levels}>
        {levels.map(({ name, from }, index) => (
          <li key={name} className={styles.stop} aria-current={index === level ? 'step' : undefined}>
            {index < levels.length - 1 && (
              <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.rest} width="100" height="1" />
                <rect className={styles.done} width={index < level ? 100 : index === level ? toNext : 0} height="1" />
              </svg>
            )}
            <span
              className={styles.disc({ state: index <= level ? 'reached' : index === level + 1 ? 'next' : 'ahead' })}
            />
            <span className={styles.name}>{name}</span>
            <span className={styles.from}>{from}</span>
            {index <= level + 1 && (
              <VisuallyHidden>, {index <= level ? stateLabels.reached : stateLabels.next}</VisuallyHidden>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{children}</p>
    </section>
  );
}
