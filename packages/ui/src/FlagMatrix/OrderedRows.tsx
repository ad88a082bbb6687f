'use client';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ActionMenu, type MenuAction } from '../ActionMenu/index.ts';
import { arrowDownIcon, arrowUpIcon } from '../icons/index.ts';
import { FlagCells, type FlagCellsProps } from './FlagCells.tsx';
import * as styles from './FlagMatrix.css.ts';
import type { FlagOrder, FlagRow } from './FlagMatrixProps.ts';
import { moveRow } from './moveRow.ts';

type RowLabels = Omit<FlagCellsProps, 'row' | 'grip'>;

interface OrderedRowProps extends RowLabels {
  row: FlagRow;
  current: boolean;
  gripLabel: string;
  actions: readonly MenuAction[];
}

function OrderedRow({ row, current, gripLabel, actions, ...rest }: OrderedRowProps) {
  const { setNodeRef, listeners, transform, isDragging } = useSortable({ id: row.id });
  const grip = (
    <div className={styles.grip} {...listeners}>
      <ActionMenu label={gripLabel} entries={actions} trigger="grip" />
    </div>
  );
  return (
    <tr
      ref={setNodeRef}
      className={styles.row}
      data-raised={isDragging ? '' : undefined}
      aria-current={current ? 'true' : undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      <FlagCells row={row} grip={grip} {...rest} />
    </tr>
  );
}

interface OrderedRowsProps extends RowLabels {
  groupId: string;
  rows: readonly FlagRow[];
  currentId: string | undefined;
  order: FlagOrder;
  onNews: (news: string) => void;
}

/** The rows of one group with their grips. */
export function OrderedRows({ groupId, rows, currentId, order, onNews, ...rest }: OrderedRowsProps) {
  const move = moveRow({ order, onNews });
  return (
    <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
      {rows.map((row, at) => (
        <OrderedRow
          key={row.id}
          row={row}
          {...rest}
          current={row.id === currentId}
          gripLabel={order.gripLabel(row.name)}
          actions={[
            ...(at > 0
              ? [{ label: order.upLabel, icon: arrowUpIcon, onAct: () => move(groupId, rows, at, at - 1) }]
              : []),
            ...(at < rows.length - 1
              ? [{ label: order.downLabel, icon: arrowDownIcon, onAct: () => move(groupId, rows, at, at + 1) }]
              : []),
          ]}
        />
      ))}
    </SortableContext>
  );
}
