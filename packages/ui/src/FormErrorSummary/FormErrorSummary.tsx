'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as styles from './FormErrorSummary.css.ts';

/** An error of one field. */
export interface FormError {
  /** Id of the control that the link leads to. */
  field: string;
  /** The same sentence as below the field: "Upišite mesec od 01 do 12." */
  message: ReactNode;
}

export interface FormErrorSummaryProps extends ElementProps<'div', 'id' | 'title'> {
  id: string;
  /** How many and what did not happen: "Oglas nije sačuvan. Ispravite 2 polja." */
  title: ReactNode;
  /** In the order of the fields. Without errors nothing is drawn. */
  errors: readonly FormError[];
  /**
   * Which attempt to send this answers. The summary takes the focus once for each, so that it is announced again after
   * the same mistake. A page that comes from the server with errors has the first.
   */
  attempt: number;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The link alone would only scroll in some browsers; the user wants to type. */
const leadTo = (field: string) => (event: MouseEvent) => {
  const control = document.querySelector<HTMLElement>(`#${CSS.escape(field)}`);
  if (control) {
    event.preventDefault();
    control.focus({ preventScroll: true });
    control.closest('label, fieldset, div')?.scrollIntoView({ block: 'center' });
  }
};

function Summary({ id, title, errors, headingLevel = 2, ref, ...rest }: Omit<FormErrorSummaryProps, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs<HTMLDivElement>(box, ref);
  const Heading = `h${headingLevel}` as const;

  useEffect(() => box.current?.focus(), []);

  return (
    <div
      tabIndex={-1}
      role="alert"
      aria-labelledby={`${id}-title`}
      {...rest}
      className={styles.summary}
      ref={merged}
      id={id}
    >
      <span className={styles.icon}>
        <Icon name={circleAlertIcon} />
      </span>
      <Heading className={styles.title} id={`${id}-title`}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a className={styles.way} href={`#${field}`} onClick={leadTo(field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The errors of a form, above it: every line leads to its field. It takes the focus after a failed attempt. */
export function FormErrorSummary({ attempt, ...words }: FormErrorSummaryProps) {
  // A new one for each attempt: it takes the focus when it appears.
  return words.errors.length === 0 ? null : <Summary key={attempt} {...words} />;
}
