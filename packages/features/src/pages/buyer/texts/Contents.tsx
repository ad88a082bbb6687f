import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './pages.css.ts';

/** Fewest parts that are worth a list of them. */
const fewestParts = 3;

/** A part of a page: where it begins, and its heading. */
export interface PagePart {
  readonly id: string;
  readonly words: string;
}

/** The parts of a page, each a way to its place. */
export function Contents({ parts }: { parts: readonly PagePart[] }) {
  const { t } = useMessages();
  return parts.length < fewestParts ? null : (
    <nav className={styles.contents} aria-labelledby="contents">
      <p className={styles.contentsTitle} id="contents">
        {t('pages.contents')}
      </p>
      <ul className={styles.contentsList}>
        {parts.map(({ id, words }) => (
          <li key={id}>
            <a className={styles.contentsLink} href={`#${id}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
