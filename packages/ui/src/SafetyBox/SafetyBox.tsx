import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { shieldCheckIcon } from '../icons/index.ts';
import * as styles from './SafetyBox.css.ts';

export interface SafetyBoxProps extends ElementProps<'section'> {
  /** "Kupujte bezbedno". */
  title: string;
  /** What to do before paying, one sentence each. */
  rules: readonly string[];
}

/** How to buy without being cheated. */
export function SafetyBox({ title, rules, ...rest }: SafetyBoxProps) {
  return (
    <section aria-label={title} {...rest} className={styles.box}>
      <h2 className={styles.title}>
        <Icon name={shieldCheckIcon} />
        {title}
      </h2>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
