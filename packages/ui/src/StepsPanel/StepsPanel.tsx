import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './StepsPanel.css.ts';

export interface StepsPanelProps extends ElementProps<'section', 'id' | 'title'> {
  /** Id of the title: the section names itself by it. */
  id: string;
  /** A question to the user: "Prodajete auto?" */
  title: string;
  /** Two to four sentences, in the order in which they happen. */
  steps: readonly string[];
  /** The one way to begin. */
  action: ReactNode;
  /** Decoration beside the words; above them on a phone. */
  picture?: { src: string; srcSet?: string };
}

/** Invites to something in a few numbered steps. */
export function StepsPanel({ id, title, steps, action, picture, ...rest }: StepsPanelProps) {
  return (
    <section aria-labelledby={id} {...rest} className={styles.panel({ picture: picture !== undefined })}>
      <div className={styles.words}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <div>{action}</div>
      </div>
      {picture && (
        <div className={styles.place}>
          <img className={styles.image} {...picture} sizes="(min-width: 1024px) 656px, 100vw" alt="" loading="lazy" />
        </div>
      )}
    </section>
  );
}
