import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as styles from './foundations.css.ts';

interface TokenTableProps {
  /** Headings of the columns between the sample and the CSS. */
  columns: readonly string[];
  /** Heading of a last column, such as words on a colour. */
  lastColumn?: string;
  rows: readonly {
    /** As components read it: `accent.solid`. */
    name: string;
    drawing: ReactNode;
    cells: readonly ReactNode[];
    last?: ReactNode;
  }[];
}

const kebabCase = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** Tokens with their name, a sample, and their custom property to copy. */
export function TokenTable({ columns, lastColumn, rows }: TokenTableProps) {
  const headings = ['Drawing', 'Token', ...columns, 'CSS', ...(lastColumn === undefined ? [] : [lastColumn])];
  return (
    <div
      className={styles.frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls here, also by the keyboard
      tabIndex={0}
      role="region"
      aria-label={`Tokens: ${rows[0]?.name.split('.')[0] ?? ''}`}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={styles.head}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, drawing, cells, last }) => (
            <tr key={name}>
              <td className={styles.narrow}>{drawing}</td>
              <th scope="row" className={styles.cell}>
                <code>{name}</code>
              </th>
              {columns.map((column, index) => (
                <td key={column} className={styles.cell}>
                  {cells[index]}
                </td>
              ))}
              <td className={styles.narrow}>
                <CopyButton
                  text={`var(--${kebabCase(name.replaceAll('.', '-'))})`}
                  label={`Copy the CSS of ${name}`}
                  copiedLabel="Copied"
                />
              </td>
              {lastColumn !== undefined && <td className={styles.cell}>{last}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
