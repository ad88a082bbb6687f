import { use } from 'react';
import { ComponentLinksContext } from './componentLinks.ts';
import * as styles from './docs.css.ts';

const parts = /(`[^`]+`)/;

/** A sentence; `words` in backticks are code, and a component's name among them leads to its page. */
export function Prose({ children }: { children: string }) {
  const links = use(ComponentLinksContext);
  return children.split(parts).map((part, index) => {
    const word = part.startsWith('`') ? part.slice(1, -1) : undefined;
    const href = word === undefined ? undefined : links[word];
    if (href !== undefined) {
      return (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence never move
        <a key={index} className={styles.link} href={href} target="_top">
          {word}
        </a>
      );
    }

    return word === undefined ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence never move
      <code key={index} className={styles.code}>
        {word}
      </code>
    );
  });
}
