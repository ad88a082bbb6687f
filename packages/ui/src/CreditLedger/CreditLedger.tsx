import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './CreditLedger.css.ts';

/** A movement of credits or points, ready to read. */
export interface CreditMovement {
  id: string;
  /** "Top, Škoda Octavia". */
  text: string;
  href?: string;
  /** "17.11." */
  date: string;
  dateTime?: string;
  /** With its sign: "+50", "−9". */
  amount: string;
  gain: boolean;
  /** The balance after it. */
  balance?: string;
}

export interface CreditLedgerProps extends ElementProps<'table'> {
  /** What the table holds, for screen readers: "Promene kredita". */
  label: string;
  /** Heads of the columns. Without `balance` there is no such column. */
  columns: { text: string; date: string; amount: string; balance?: string };
  /** The latest first. */
  movements: readonly CreditMovement[];
  /** Shown before the first movement. */
  empty: ReactNode;
  /** Heads are for screen readers: in a small panel of an overview. */
  compact?: boolean;
}

/** How a balance came about: each movement with its day, its sign and what was left. */
export function CreditLedger({ label, columns, movements, empty, compact = false, ...rest }: CreditLedgerProps) {
  if (movements.length === 0) {
    return empty;
  }
  return (
    <table aria-label={label} {...rest} className={styles.ledger}>
      <thead className={compact ? styles.hiddenHead : undefined}>
        <tr>
          <th className={styles.head} scope="col">
            {columns.text}
          </th>
          <th className={styles.head} scope="col">
            {columns.date}
          </th>
          <th className={styles.headEnd} scope="col">
            {columns.amount}
          </th>
          {columns.balance && (
            <th className={styles.headEnd} scope="col">
              {columns.balance}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, text, href, date, dateTime, amount, gain, balance }) => (
          <tr key={id} className={styles.row}>
            <th className={styles.text} scope="row">
              {href ? (
                <Anchor className={styles.link} href={href}>
                  {text}
                </Anchor>
              ) : (
                text
              )}
            </th>
            <td className={styles.date}>
              <time dateTime={dateTime}>{date}</time>
            </td>
            <td className={styles.amount({ gain })}>{amount}</td>
            {columns.balance && <td className={styles.balance}>{balance}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
