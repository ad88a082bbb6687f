import { Text } from '../Text/Text.tsx';
import * as styles from './SectionedForm.css.ts';

export interface SectionedFormProps {
  /** What it is called, in the reader's language. */
  title: string;
  /** What it says, in the reader's language. */
  text: string;
}

/** One sentence: what a reader does with it. */
export function SectionedForm({ title, text }: SectionedFormProps) {
  return (
    <section className={styles.box} aria-label={title}>
      <Text role="title">{title}</Text>
      <Text tone="secondary">{text}</Text>
    </section>
  );
}
