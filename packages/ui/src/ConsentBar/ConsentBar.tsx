'use client';

import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { measureEdgeBar } from '../element/measureEdgeBar.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ConsentBar.css.ts';

/** The answer of a user; `choose` opens the single choices. */
export type ConsentResult = 'necessary' | 'all' | 'choose';

export interface ConsentBarProps extends ElementProps<'section', 'id' | 'title'> {
  id: string;
  /** "Kolačići na ovom sajtu". */
  title: string;
  /** What they are for, in two sentences. */
  text: ReactNode;
  /** "Više o kolačićima". */
  more: { label: string; href: string };
  /** "Samo neophodni". */
  necessaryLabel: string;
  /** "Prihvati sve". */
  allLabel: string;
  /** "Podesi". */
  chooseLabel: string;
  /** Where the form goes without JavaScript, with `consent` as its field. */
  action: string;
  /** In the browser: the form is not sent, the app keeps the answer. */
  onResult?: (answer: ConsentResult) => void;
}

/** Asks for consent to cookies. Refusing is as easy and as large as allowing. */
export function ConsentBar(props: ConsentBarProps) {
  const { id, title, text, more, necessaryLabel, allLabel, chooseLabel, action, onResult, ...rest } = props;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => measureEdgeBar(form.current?.parentElement ?? null), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const pressed = event.nativeEvent.submitter;
    if (onResult && pressed instanceof HTMLButtonElement) {
      event.preventDefault();
      onResult(pressed.value as ConsentResult);
    }
  };

  return (
    <section aria-labelledby={`${id}-title`} data-edge-bar="" {...rest} className={styles.place} id={id}>
      <form ref={form} className={styles.bar} method="post" action={action} onSubmit={submit}>
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading level={2} size="h3" id={`${id}-title`}>
              {title}
            </Heading>
          </div>
          <p className={styles.text}>
            {text} <Link href={more.href}>{more.label}</Link>
          </p>
        </div>
        <div className={styles.buttons}>
          <Button type="submit" name="consent" value="necessary">
            {necessaryLabel}
          </Button>
          <Button type="submit" name="consent" value="all">
            {allLabel}
          </Button>
          <span className={styles.choose}>
            <Button type="submit" name="consent" value="choose" variant="ghost" block>
              {chooseLabel}
            </Button>
          </span>
        </div>
      </form>
    </section>
  );
}
