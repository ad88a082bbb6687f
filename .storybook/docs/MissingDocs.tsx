import * as styles from './docs.css.ts';

/** What to do about a component that nobody has written about yet. */
export function MissingDocs({ component }: { component: string }) {
  return (
    <p className={styles.missing} role="note">
      Nobody has said yet what {component} is for, when another one is right, and how it behaves. Write{' '}
      <code className={styles.code}>
        packages/ui/src/{component}/{component}.docs.ts
      </code>{' '}
      and name it in the story file: <code className={styles.code}>parameters: {'{ componentDocs: docs }'}</code>.
    </p>
  );
}
