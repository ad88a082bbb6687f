'use client';
import { useState } from 'react';
import { leaveProps } from '../element/groupProps.ts';
import { devError, repeated } from '../devWarnings/devWarnings.ts';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FlagMatrix.css.ts';
import { FlagCells } from './FlagCells.tsx';
import type { FlagMatrixProps } from './FlagMatrixProps.ts';
import { OrderedRows } from './OrderedRows.tsx';
import { Ordering } from './Ordering.tsx';

/** Which specification is shown where: one box for each flag, with a dot where the draft differs. */
export function FlagMatrix(props: FlagMatrixProps) {
  const {
    id,
    caption,
    nameLabel,
    typeLabel,
    columns,
    groups,
    currentId,
    changedLabel,
    onFlagChange,
    onOpen,
    order,
    empty,
    ...rest
  } = props;
  const { onBlur, ...attributes } = rest;
  const [news, setNews] = useState('');
  const rows = groups.flatMap((group) => group.rows);
  if (process.env.NODE_ENV !== 'production') {
    const twice = repeated(rows.map((row) => row.id));
    if (twice !== undefined) {
      devError(
        'FlagMatrix',
        `the row "${twice}" occurs twice`,
        'a tick would change both',
        'give each row an id of its own',
      );
    }
  }
  const table = (
    <TableFrame {...attributes} {...leaveProps(onBlur)} id={id} labelledBy={`${id}-caption`}>
      <table className={styles.table}>
        <caption id={`${id}-caption`}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Heads names={[nameLabel, typeLabel]} columns={columns} />
        {rows.length === 0 && (
          <tbody className={styles.block}>
            <tr className={styles.block}>
              <td className={styles.nothing} colSpan={columns.length + 2}>
                {empty}
              </td>
            </tr>
          </tbody>
        )}
        {groups.map((group) => (
          <tbody key={group.id} className={styles.block}>
            {group.title !== undefined && (
              <tr className={styles.block}>
                <th className={styles.group} scope="rowgroup" colSpan={columns.length + 2}>
                  {group.title}
                </th>
              </tr>
            )}
            {order ? (
              <OrderedRows
                groupId={group.id}
                rows={group.rows}
                onNews={setNews}
                currentId={currentId}
                order={order}
                columns={columns}
                changedLabel={changedLabel}
                onFlagChange={onFlagChange}
                onOpen={onOpen}
              />
            ) : (
              group.rows.map((row) => (
                <tr key={row.id} className={styles.row} aria-current={row.id === currentId ? 'true' : undefined}>
                  <FlagCells
                    row={row}
                    columns={columns}
                    changedLabel={changedLabel}
                    onFlagChange={onFlagChange}
                    onOpen={onOpen}
                  />
                </tr>
              ))
            )}
          </tbody>
        ))}
      </table>
    </TableFrame>
  );

  return order ? (
    <Ordering id={id} groups={groups} order={order} onNews={setNews}>
      {table}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </Ordering>
  ) : (
    table
  );
}

interface HeadsProps extends Pick<FlagMatrixProps, 'columns'> {
  /** Names of the columns before the flags. */
  names: readonly string[];
}

/** The heads of the columns. A flag has its meaning beside its name. */
function Heads({ names, columns }: HeadsProps) {
  return (
    <thead className={styles.heads}>
      <tr>
        {names.map((name) => (
          <th key={name} className={styles.head} scope="col">
            {name}
          </th>
        ))}
        {columns.map(({ name, meaning }) => (
          <th key={name} className={styles.flagHead} scope="col" title={meaning}>
            <span lang="en">{name}</span>
            <VisuallyHidden>, {meaning}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  );
}
