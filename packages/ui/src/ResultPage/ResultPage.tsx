import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, hourglassIcon, logOutIcon, xIcon } from '../icons/index.ts';
import * as styles from './ResultPage.css.ts';

export interface ResultPageProps extends ElementProps<'div'> {
  /** `leaving` asks whether to sign out, where nothing has ended yet. */
  outcome: 'success' | 'waiting' | 'failure' | 'leaving';
  /** A column of the page, or a panel as wide as a dialog: for one short form. @default 'page' */
  look?: 'page' | 'panel';
  /** What happened: "Plaćanje nije uspelo". A failure begins with what did not happen. */
  title: string;
  /** One sentence of fact: "Kartica nije zadužena, a korpa je sačuvana." */
  fact: ReactNode;
  /** Why it failed and what helps: an `Alert`, or the form that helps. */
  reason?: ReactNode;
  /** Order, amount, card, code. */
  receipt?: { label: string; lines: readonly { label: string; value: string }[] };
  /** What is different now: `ChangedList`. */
  changes?: ReactNode;
  /** The next way first, at most three. */
  actions: ReactNode;
  /** What happens if something is still wrong. */
  note?: ReactNode;
}

const outcomeIcons = { success: checkIcon, waiting: hourglassIcon, failure: xIcon, leaving: logOutIcon };

/** How something ended, above all a payment: a fact, a receipt, what changed and the next way. */
export function ResultPage({
  outcome,
  look = 'page',
  title,
  fact,
  reason,
  receipt,
  changes,
  actions,
  note,
  ...rest
}: ResultPageProps) {
  return (
    <div {...rest} className={styles.page({ look })}>
      <span className={styles.disc({ outcome, look })}>
        <Icon name={outcomeIcons[outcome]} size={28} />
      </span>
      <div>
        <Heading level={1} size={look === 'panel' ? 'h2' : 'h1'}>
          {title}
        </Heading>
        <p className={styles.fact({ look })}>{fact}</p>
      </div>
      {reason}
      {receipt && (
        <dl className={styles.receipt} aria-label={receipt.label}>
          {receipt.lines.map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {changes}
      <div className={styles.actions}>{actions}</div>
      {note && <p className={styles.note({ look })}>{note}</p>}
    </div>
  );
}
