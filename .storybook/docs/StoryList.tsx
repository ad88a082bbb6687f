import { Canvas, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Section } from './Section.tsx';
import * as styles from './docs.css.ts';

interface StoryListProps {
  title: string;
  /** The first one stands at the top of the page already. */
  withoutFirst: boolean;
  /** With the code of each: not where the story is no example of how to write something. */
  withCode: boolean;
}

/** The stories of the page, each with its name, its comment and itself. */
export function StoryList({ title, withoutFirst, withCode }: StoryListProps) {
  const context = use(DocsContext);
  const shown = context
    .componentStories()
    .filter(({ tags }, index) => tags.includes('autodocs') && !(withoutFirst && index === 0));
  return shown.length === 0 ? null : (
    <Section title={title}>
      {shown.map(({ id, name, moduleExport }) => (
        <article key={id} className={styles.story}>
          <h3 className={styles.storyTitle} id={`anchor--${id}`}>
            {name}
          </h3>
          <div className={styles.storyText}>
            <Description of={moduleExport} />
          </div>
          <Canvas of={moduleExport} sourceState={withCode ? 'hidden' : 'none'} />
        </article>
      ))}
    </Section>
  );
}
