import { Canvas, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Section } from './Section.tsx';
import * as styles from './docs.css.ts';

/** The stories of the page, each with its name, its comment and itself. */
export function StoryList({ withoutFirst }: { withoutFirst: boolean }) {
  const context = use(DocsContext);
  const shown = context
    .componentStories()
    .filter(({ tags }, index) => tags.includes('autodocs') && !(withoutFirst && index === 0));
  return shown.length === 0 ? null : (
    <Section title="Stories">
      {shown.map(({ id, name, moduleExport }) => (
        <article key={id} className={styles.story}>
          <h3 className={styles.storyTitle} id={`anchor--${id}`}>
            {name}
          </h3>
          <div className={styles.storyText}>
            <Description of={moduleExport} />
          </div>
          <Canvas of={moduleExport} />
        </article>
      ))}
    </Section>
  );
}
