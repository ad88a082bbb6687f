import { Controls, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import type { ComponentDocs } from '../../packages/ui/src/docs/ComponentDocs.ts';
import { ComponentFacts } from './ComponentFacts.tsx';
import { ComponentLinksContext, loadLinks } from './componentLinks.ts';
import { MissingDocs } from './MissingDocs.tsx';
import { PlannedUse } from './PlannedUse.tsx';
import { Prose } from './Prose.tsx';
import { Proofs } from './Proofs.tsx';
import { Section } from './Section.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryList } from './StoryList.tsx';
import { TokensUsed } from './TokensUsed.tsx';
import { useToolbar } from './useToolbar.ts';
import * as styles from './docs.css.ts';

/** Pages of these groups show one component each; the others are foundations, patterns and whole pages. */
const groupsOfComponents = ['Primitives', 'Layout', 'Forms', 'Navigation', 'Feedback', 'Marketplace', 'Admin'];

/** Groups beside components whose stories ask nothing of the API. */
const groupsWithoutCalls = ['Foundations', 'Patterns'];

/** The docs page of everything in Storybook: what its docs file says, its stories, its tokens and its properties. */
export function ComponentPage() {
  const context = use(DocsContext);
  const toolbar = useToolbar(context);
  const { preparedMeta } = useOf('meta', ['meta']);
  const [links, setLinks] = useState({});

  useEffect(() => void loadLinks().then(setLinks), []);

  const [first] = context.componentStories();
  const path = preparedMeta.title.split('/');
  const name = path.at(-1) ?? preparedMeta.title;
  const docs = preparedMeta.parameters['componentDocs'] as ComponentDocs | undefined;
  const { description } = (preparedMeta.parameters['docs'] ?? {}) as { description?: { component?: string } };
  const purpose = docs?.purpose ?? description?.component;
  const isComponent = groupsOfComponents.includes(path[0] ?? '');

  return (
    <ComponentLinksContext value={links}>
      <Unstyled>
        <div className={styles.page}>
          <header>
            <p className={styles.kicker}>{path.slice(0, -1).join(' / ')}</p>
            <h1 className={styles.title}>{name}</h1>
            {purpose && (
              <p className={styles.lead}>
                <Prose>{purpose}</Prose>
              </p>
            )}
          </header>
          {docs?.plannedFor !== undefined && <PlannedUse plannedFor={docs.plannedFor} />}
          {isComponent && !docs && <MissingDocs component={name} />}
          {isComponent && first && <StoryFrame story={first} withToolbar />}
          {docs && <ComponentFacts docs={docs} />}
          <StoryList
            title={path[0] === 'Foundations' ? 'Tokens' : 'Stories'}
            withoutFirst={isComponent}
            withCode={isComponent}
            firstOnly={!isComponent && !groupsWithoutCalls.includes(path[0] ?? '')}
          />
          {isComponent && (
            <Section title="Properties">
              <Controls />
            </Section>
          )}
          {isComponent && (
            <Section title="Proofs">
              <Proofs />
            </Section>
          )}
          {isComponent && (
            <Section title="Tokens used">
              <TokensUsed component={name} toolbar={toolbar} />
            </Section>
          )}
        </div>
      </Unstyled>
    </ComponentLinksContext>
  );
}
