import { Fragment } from 'react';
import * as styles from './docs.css.ts';

/** Keys as keys: "Arrow up, Arrow down", "Shift + Tab", "Enter or Space". */
export function Keys({ children }: { children: string }) {
  return children.split(/(\s*[,+/]\s*|\s+or\s+|\s+and\s+)/).map((part, index) =>
    index % 2 === 0 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text never move
      <kbd key={index} className={styles.key}>
        {part}
      </kbd>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text never move
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
