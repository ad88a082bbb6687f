import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AdCard.css.ts';
import type { AdFact } from './AdCardData.ts';

export interface AdFactsProps extends ElementProps<'ul'> {
  facts: readonly AdFact[];
  /** In columns with their icons, or in one line with dots between. */
  look: 'columns' | 'line';
}

/** The facts of an ad in numbers and words. */
export function AdFacts({ facts, look, ...rest }: AdFactsProps) {
  if (look === 'line') {
    return (
      <ul {...rest} className={styles.inlineFacts}>
        {facts.map(({ label, text }) => (
          <li key={label} className={styles.inlineFact}>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {text}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul {...rest} className={styles.facts}>
      {facts.map(({ label, icon, text }) => (
        <li key={label} className={styles.fact}>
          <span className={styles.factIcon}>
            <Icon name={icon} size={16} />
          </span>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {text}
        </li>
      ))}
    </ul>
  );
}
