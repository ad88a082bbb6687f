import type { ReactNode } from 'react';
import { box } from '../Checkbox/Checkbox.css.ts';
import { misuse, repeated } from '../misuse/index.ts';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FlagMatrix.css.ts';

/** A flag of a specification, as the server names it. */
export type FlagName = 'status' | 'infilter' | 'highlight' | 'shortfilter' | 'intitle' | 'multi';

export interface FlagColumn {
  name: FlagName;
  /** What it does, shown under the pointer: "U panelu filtera". */
  meaning: string;
}

export interface FlagRow {
  id: string;
  /** "Menjač". */
  name: string;
  /** "Lista", "Broj (kW)". */
  type: string;
  flags: Readonly<Record<FlagName, boolean>>;
  /** Flags that differ from what is published. */
  changed?: readonly FlagName[];
  /** Why a flag cannot be changed: "12 oglasa ima više vrednosti." */
  locked?: Readonly<Partial<Record<FlagName, string>>>;
}

export interface FlagGroup {
  id: string;
  /** Absent where the rows stand in one group. */
  title?: string;
  rows: readonly FlagRow[];
}

export interface FlagMatrixProps {
  id: string;
  /** What the rows are, read aloud: "Specifikacije, Automobili". */
  caption: string;
  nameLabel: string;
  typeLabel: string;
  columns: readonly FlagColumn[];
  groups: readonly FlagGroup[];
  /** The row that a panel or the preview shows. */
  currentId?: string;
  /** Said of a cell that differs from what is published: "nije objavljeno". */
  changedLabel: string;
  /** The page keeps the draft and passes new rows. */
  onFlag: (rowId: string, flag: FlagName, on: boolean) => void;
  /** The name of a row was pressed. */
  onOpen: (rowId: string) => void;
  /** In place of rows. */
  empty: ReactNode;
}

/** Which specification is shown where: one box for each flag, with a dot where the draft differs. */
export function FlagMatrix(props: FlagMatrixProps) {
  const { id, caption, nameLabel, typeLabel, columns, groups, currentId, changedLabel, onFlag, onOpen, empty } = props;
  const rows = groups.flatMap((group) => group.rows);
  if (process.env.NODE_ENV !== 'production') {
    const twice = repeated(rows.map((row) => row.id));
    if (twice !== undefined) {
      misuse(
        'FlagMatrix',
        `the row "${twice}" stands twice`,
        'a tick would change both',
        'give each row an id of its own',
      );
    }
  }
  const head = (label: string) => (
    <th key={label} className={styles.head} scope="col">
      {label}
    </th>
  );
  return (
    <TableFrame labelledBy={`${id}-caption`}>
      <table className={styles.table}>
        <caption id={`${id}-caption`}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head(nameLabel)}
            {head(typeLabel)}
            {columns.map(({ name, meaning }) => (
              <th key={name} className={styles.flagHead} scope="col" title={meaning}>
                <span lang="en">{name}</span>
                <VisuallyHidden>, {meaning}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        {rows.length === 0 && (
          <tbody>
            <tr>
              <td className={styles.nothing} colSpan={columns.length + 2}>
                {empty}
              </td>
            </tr>
          </tbody>
        )}
        {groups.map((group) => (
          <tbody key={group.id}>
            {group.title !== undefined && (
              <tr>
                <th className={styles.group} scope="rowgroup" colSpan={columns.length + 2}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr key={row.id} className={styles.row} aria-current={row.id === currentId ? 'true' : undefined}>
                <th className={styles.name} scope="row">
                  <button className={styles.open} type="button" onClick={() => onOpen(row.id)}>
                    {row.name}
                  </button>
                </th>
                <td className={styles.type}>{row.type}</td>
                {columns.map(({ name }) => {
                  const locked = row.locked?.[name];
                  const changed = row.changed?.includes(name) ?? false;
                  const words = [`${row.name}: ${name}`, changed && changedLabel, locked].filter(Boolean).join(', ');
                  return (
                    <td key={name} className={styles.cell}>
                      <label className={styles.hit} title={locked}>
                        <input
                          className={box}
                          type="checkbox"
                          aria-label={words}
                          checked={row.flags[name]}
                          aria-disabled={locked === undefined ? undefined : true}
                          onChange={() => locked === undefined && onFlag(row.id, name, !row.flags[name])}
                        />
                        {changed && <span className={styles.dot} />}
                      </label>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </TableFrame>
  );
}
