import { useLayoutEffect, useState } from 'react';
import { componentSources } from 'virtual:component-sources';
import { tokensOf, type Toolbar } from '../brands.ts';
import { isColour, tokenValues } from './tokenValues.ts';
import { Facts } from './Facts.tsx';
import * as styles from './docs.css.ts';

/** The values that the custom properties have on the page now. A brand from outside therefore has its values too. */
function useValues(properties: readonly string[]) {
  const [values, setValues] = useState<Record<string, string>>({});
  const names = properties.join(' ');

  useLayoutEffect(() => {
    // The attributes of the body follow the toolbar in an effect of the container, which runs after this one.
    const frame = requestAnimationFrame(() => {
      const computed = getComputedStyle(document.body);
      setValues(Object.fromEntries(names.split(' ').map((name) => [name, computed.getPropertyValue(name)])));
    });
    return () => cancelAnimationFrame(frame);
  }, [names]);

  return values;
}

interface TokensUsedProps {
  component: string;
  toolbar: Toolbar;
}

function TokenTable({ component, toolbar }: TokensUsedProps) {
  const tokens = (componentSources[component]?.tokens ?? []).flatMap((name) => tokenValues(tokensOf(toolbar), name));
  const values = useValues(tokens.map(({ property }) => property));
  if (tokens.length === 0) {
    return <p>It has no style of its own.</p>;
  }

  return (
    <Facts
      columns={['Token', `Value in ${toolbar.brand}, ${toolbar.theme}`]}
      rows={tokens.map(({ name, property, value }) => ({
        subject: <code className={styles.code}>{name}</code>,
        said: (
          <span className={styles.tokenCell}>
            {isColour(value) && (
              <svg className={styles.swatch} aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(${property})`} />
              </svg>
            )}
            <code className={styles.code}>{values[property] ?? value}</code>
          </span>
        ),
      }))}
    />
  );
}

/** The tokens that a component's style sheets read, with their values in the brand and theme of the toolbar. */
export function TokensUsed({ component, toolbar }: TokensUsedProps) {
  return <TokenTable key={`${toolbar.brand} ${toolbar.theme}`} component={component} toolbar={toolbar} />;
}
