import * as styles from './docs.css.ts';

interface PlannedUseProps {
  /** The part of the product that will use the component; null if none is planned. */
  plannedFor: string | null;
}

/** Says that no app uses the component yet, and which part of the product will. */
export function PlannedUse({ plannedFor }: PlannedUseProps) {
  return (
    <p className={styles.missing} role="note">
      No app uses it yet. {plannedFor ? `Planned for: ${plannedFor}.` : 'No use is planned.'}
    </p>
  );
}
