import { useEffect, useState } from 'react';
import { tokensOf, type Toolbar } from '../brands.ts';
import { styleSheetsOf } from './styleSheets.ts';
import { tokensUsed } from './tokensUsed.ts';
import { isColour, tokenValues } from './tokenValues.ts';
import { Facts } from './Facts.tsx';
import * as styles from './docs.css.ts';

/** The tokens that a component's style sheets read, with their values in the brand and theme of the toolbar. */
export function TokensUsed({ component, toolbar }: { component: string; toolbar: Toolbar }) {
  const [names, setNames] = useState<string[]>();
  useEffect(() => {
    let wanted = true;
    void styleSheetsOf(component).then((source) => wanted && setNames(tokensUsed(source)));
    return () => {
      wanted = false;
    };
  }, [component]);
  if (names?.length === 0) {
    return <p>It has no style of its own.</p>;
  }
  const tokens = tokensOf(toolbar);
  return (
    <Facts
      columns={['Token', `Value in ${toolbar.brand}, ${toolbar.theme}`]}
      rows={(names ?? [])
        .flatMap((name) => tokenValues(tokens, name))
        .map(({ name, property, value }) => ({
          subject: <code className={styles.code}>{name}</code>,
          said: (
            <span className={styles.tokenCell}>
              {isColour(value) && (
                <svg className={styles.swatch} aria-hidden="true">
                  <rect width="100%" height="100%" fill={`var(${property})`} />
                </svg>
              )}
              <code className={styles.code}>{value}</code>
            </span>
          ),
        }))}
    />
  );
}
