import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SectionedForm.css.ts';

/** A group of fields under its own heading. */
export interface FormSection {
  /** The jump list leads to it. */
  id: string;
  title: string;
  /** Fields of it that are filled in, with what is counted: "3", "uslova". */
  chosen?: { count: string; label: string };
  /** Not drawn: a user looks for a field of another section. Its options still count. */
  hidden?: boolean;
  /** `FormItem`s. */
  children: ReactNode;
}

export interface SectionedFormProps extends ElementProps<'form', 'hidden'> {
  /** Id of the form; that of its title is made from it. */
  id: string;
  /** Address that takes the GET form. */
  action: string;
  /** The `h1` of the page. */
  title: string;
  /** What it is about, in a line: "Automobili · 33 polja · 8 grupa". */
  line: ReactNode;
  /** Content beside the title, such as a field that searches fields. */
  tools?: ReactNode;
  /** Content above the sections that users must know first. */
  notice?: ReactNode;
  /** Name of the jump list: "Grupe polja". */
  sectionsLabel: string;
  sections: readonly FormSection[];
  /** Shown when all sections are hidden. */
  noneFound?: ReactNode;
  /** What the form keeps besides its controls. */
  hidden?: readonly { name: string; value: string }[];
  /** How much is asked: "9 uslova". */
  asked?: ReactNode;
  /** Link to the empty form. */
  clear?: { href: string; label: string };
  /** The button in words: "Prikaži 284 oglasa". Announced when it changes. */
  submitLabel: string;
}

/** A long form in sections, with a list that jumps to them and a bar that stays in view. */
export function SectionedForm(props: SectionedFormProps) {
  const { id, action, title, line, tools, notice, sectionsLabel, sections, noneFound, hidden = [], ...rest } = props;
  const { asked, clear, submitLabel, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'SectionedForm',
      'sections',
      sections.map((section) => section.id),
    );
  }

  return (
    <form method="get" aria-labelledby={`${id}-title`} {...attributes} id={id} action={action} className={styles.form}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={1} id={`${id}-title`}>
            {title}
          </Heading>
          <Text role="small" tone="secondary">
            {line}
          </Text>
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {notice}
      <div className={styles.columns}>
        <nav className={styles.jumps} aria-label={sectionsLabel}>
          <ul className={styles.jumpList}>
            {sections.map((section) => (
              <li key={section.id} hidden={section.hidden}>
                <Anchor className={styles.jump} href={`#${section.id}`}>
                  {section.title}
                  {section.chosen && (
                    <span className={styles.chosen}>
                      {section.chosen.count}
                      <VisuallyHidden> {section.chosen.label}</VisuallyHidden>
                    </span>
                  )}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sheet}>
          {sections.map((section) => (
            <section
              key={section.id}
              className={styles.section}
              aria-labelledby={`${section.id}-title`}
              id={section.id}
              hidden={section.hidden}
            >
              <Heading level={2} size="h3" id={`${section.id}-title`}>
                {section.title}
              </Heading>
              <div className={styles.fields}>{section.children}</div>
            </section>
          ))}
          {noneFound && sections.every((section) => section.hidden) && (
            <Text tone="secondary" status>
              {noneFound}
            </Text>
          )}
        </div>
      </div>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.bar}>
        <span className={styles.asked}>
          {asked && (
            <Text as="span" role="small" tone="secondary">
              {asked}
            </Text>
          )}
          {clear && (
            <Link href={clear.href} size="small" standalone>
              {clear.label}
            </Link>
          )}
        </span>
        <span className={styles.submit} role="status">
          <Button type="submit" variant="primary">
            {submitLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}

export interface FormItemProps extends ElementProps<'div'> {
  /** The question above its controls; absent where the control brings its own label. */
  title?: string;
  /** A quarter, half or all of the row; on a phone all of it. @default 'quarter' */
  width?: 'quarter' | 'half' | 'full';
  /** In a wide window it takes two rows beside other fields, such as a list beside single fields. */
  tall?: boolean;
  /** Not drawn: a user looks for another field. */
  hidden?: boolean;
  children: ReactNode;
}

/** A question of a `SectionedForm` with its controls. */
export function FormItem({ title, width = 'quarter', tall, hidden, children, ...rest }: FormItemProps) {
  return (
    <div hidden={hidden} {...rest} className={styles.item({ width, tall })}>
      {title && (
        // The controls say it themselves to screen reader users.
        <div className={styles.question} aria-hidden="true">
          {title}
        </div>
      )}
      {children}
    </div>
  );
}
