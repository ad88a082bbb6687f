import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Photo, type MissingPicture, type Picture } from '../Photo/Photo.tsx';
import * as styles from './ResultPage.css.ts';

/** An ad that got something, or a balance that moved. */
export type Change =
  | {
      kind: 'ad';
      title: string;
      picture: Picture | undefined;
      missing: MissingPicture;
      /** What it has now: a `TierLabel` or a `Tag`. */
      got: ReactNode;
      /** "do 19.1.2027." */
      until?: string;
      action?: ReactNode;
    }
  | { kind: 'balance'; icon: IconSource; text: ReactNode; title: string; end?: string };

export interface ChangedListProps extends ElementProps<'section'> {
  /** "Šta se promenilo". */
  title: string;
  changes: readonly Change[];
}

/** The effects of a payment. */
export function ChangedList({ title, changes, ...rest }: ChangedListProps) {
  return (
    <section aria-label={title} {...rest} className={undefined}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.title} className={styles.change}>
            {change.kind === 'ad' ? (
              <>
                <span className={styles.picture}>
                  <Photo picture={change.picture} missing={change.missing} sizes="76px" rounded />
                </span>
                <div className={styles.words}>
                  <p className={styles.title}>{change.title}</p>
                  <p className={styles.got}>
                    {change.got}
                    {change.until && <span className={styles.until}>{change.until}</span>}
                  </p>
                </div>
                {change.action}
              </>
            ) : (
              <>
                <Icon name={change.icon} />
                <p className={styles.words}>{change.text}</p>
                {change.end && <span className={styles.until}>{change.end}</span>}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
