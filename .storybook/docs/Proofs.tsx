import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { proofsOf } from './proofsOf.ts';
import * as styles from './docs.css.ts';

/** What is checked of a component with every change: accessibility, to be run again here, and its pictures. [N15] */
export function Proofs() {
  const stories = use(DocsContext).componentStories();
  const [first] = stories;
  if (!first) return null;

  const proofs = proofsOf(String(first.parameters['fileName']), stories);

  return (
    <>
      <p className={styles.storyText}>
        Tests run axe over each story, and no violation passes. Run it again in the panel{' '}
        <a className={styles.link} href={`./?path=/story/${first.id}&panel=storybook/a11y/panel`} target="_top">
          Accessibility
        </a>{' '}
        of any story.
      </p>
      {proofs.map(({ src, label, storyId }) => (
        <figure key={src} className={styles.proof}>
          <img src={src} alt="" loading="lazy" className={styles.proofPicture} />
          <figcaption>
            <a className={styles.link} href={`./?path=/story/${storyId}`} target="_top">
              {label}
            </a>
          </figcaption>
        </figure>
      ))}
    </>
  );
}
