import { Description, DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Section } from './Section.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import * as styles from './docs.css.ts';

interface StoryListProps {
  title: string;
  /** The first one is at the top of the page already. */
  withoutFirst: boolean;
  /** With the code of each: not where the story is no example of how to write something. */
  withCode: boolean;
  /**
   * The others by name only, each with its way. Stories of the app ask the mocks, which hold one answer for the whole
   * document: of two that differ, one would show the other's state.
   */
  firstOnly: boolean;
}

/** The stories of the page, each with its name, its comment and itself. */
export function StoryList({ title, withoutFirst, withCode, firstOnly }: StoryListProps) {
  const context = use(DocsContext);
  const shown = context
    .componentStories()
    .filter(({ tags }, index) => tags.includes('autodocs') && !(withoutFirst && index === 0));
  return shown.length === 0 ? null : (
    <Section title={title}>
      {shown.map((story, index) => (
        <article key={story.id} className={styles.story}>
          <h3 className={styles.storyTitle} id={`anchor--${story.id}`}>
            {firstOnly && index > 0 ? (
              <a className={styles.link} href={`./?path=/story/${story.id}`} target="_top">
                {story.name}
              </a>
            ) : (
              story.name
            )}
          </h3>
          <div className={styles.storyText}>
            <Description of={story.moduleExport} />
          </div>
          {(!firstOnly || index === 0) && <StoryFrame story={story} sourceState={withCode ? 'hidden' : 'none'} />}
        </article>
      ))}
    </Section>
  );
}
