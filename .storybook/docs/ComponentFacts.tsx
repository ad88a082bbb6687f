import type { ComponentDocs } from '../../packages/ui/src/docs/ComponentDocs.ts';
import { Advice } from './Advice.tsx';
import { Facts } from './Facts.tsx';
import { Keys } from './Keys.tsx';
import { Prose } from './Prose.tsx';
import { Section } from './Section.tsx';
import * as styles from './docs.css.ts';

const isName = /^[A-Z]\w*$/;

/** A name that is alone is written as code, so that it leads to its page. */
const linked = (use: string) => (isName.test(use) ? `\`${use}\`` : use);

/** Everything that the docs file of a component says after its purpose. */
export function ComponentFacts({ docs }: { docs: ComponentDocs }) {
  const { insteadOf, anatomy, states, keyboard, accessibility, dos, donts, otherNames, builtOn, sources = [] } = docs;
  return (
    <>
      {insteadOf.length > 0 && (
        <Section title="When to use another">
          <Facts
            columns={['When', 'Use']}
            rows={insteadOf.map(({ when, use }) => ({
              subject: <Prose>{when}</Prose>,
              said: <Prose>{linked(use)}</Prose>,
            }))}
          />
        </Section>
      )}
      {dos.length + donts.length > 0 && (
        <Section title="Do and don’t">
          <Advice dos={dos} donts={donts} />
        </Section>
      )}
      {anatomy.length > 0 && (
        <Section title="Anatomy">
          <Facts
            columns={['Part', 'Holds']}
            rows={anatomy.map(({ part, holds }, index) => ({
              subject: `${index + 1}. ${part}`,
              said: <Prose>{holds}</Prose>,
            }))}
          />
        </Section>
      )}
      {states.length > 0 && (
        <Section title="States">
          <Facts
            columns={['State', 'How it looks or sounds']}
            rows={states.map(({ state, look }) => ({ subject: <Prose>{state}</Prose>, said: <Prose>{look}</Prose> }))}
          />
        </Section>
      )}
      <Section title="Keyboard">
        {keyboard.length === 0 ? (
          <p className={styles.list}>Nothing in it takes the focus.</p>
        ) : (
          <Facts
            columns={['Keys', 'What they do']}
            rows={keyboard.map(({ keys, does }) => ({ subject: <Keys>{keys}</Keys>, said: <Prose>{does}</Prose> }))}
          />
        )}
      </Section>
      {accessibility.length > 0 && (
        <Section title="Accessibility">
          <ul className={styles.bullets}>
            {accessibility.map((note) => (
              <li key={note}>
                <Prose>{note}</Prose>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Good to know">
        <Facts
          columns={['Subject', 'Note']}
          rows={[
            { subject: 'Built on', said: <Prose>{builtOn}</Prose> },
            ...(otherNames.length > 0 ? [{ subject: 'Known elsewhere as', said: otherNames.join(', ') }] : []),
            ...(sources.length > 0 ? [{ subject: 'Fulfils', said: sources.join(', ') }] : []),
          ]}
        />
      </Section>
    </>
  );
}
