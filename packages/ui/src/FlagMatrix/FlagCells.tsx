import type { ReactNode } from 'react';
import { box } from '../Checkbox/Checkbox.css.ts';
import * as styles from './FlagMatrix.css.ts';
import type { FlagMatrixProps, FlagRow } from './FlagMatrixProps.ts';

export interface FlagCellsProps extends Pick<FlagMatrixProps, 'columns' | 'changedLabel' | 'onFlagChange' | 'onOpen'> {
  row: FlagRow;
  /** Before the name. */
  grip?: ReactNode;
}

/** Name, type and a box for each flag of one row. */
export function FlagCells({ row, columns, changedLabel, onFlagChange, onOpen, grip }: FlagCellsProps) {
  return (
    <>
      <th className={styles.name} scope="row">
        <div className={styles.line}>
          {grip}
          <button className={styles.open} type="button" onClick={() => onOpen(row.id)}>
            {row.name}
          </button>
        </div>
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
                onChange={() => locked === undefined && onFlagChange(row.id, name, !row.flags[name])}
              />
              <span className={styles.flagName} lang="en" aria-hidden>
                {name}
              </span>
              {changed && <span className={styles.dot} />}
            </label>
          </td>
        );
      })}
    </>
  );
}
