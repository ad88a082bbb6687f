'use client';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { ActionMenu, type MenuAction } from '../ActionMenu/ActionMenu.tsx';
import { arrowDownIcon, arrowUpIcon } from '../icons/index.ts';
import { holdClick, releaseClick } from './holdClick.ts';
import { FlagCells, type FlagCellsProps } from './FlagCells.tsx';
import * as styles from './FlagMatrix.css.ts';
import type { FlagOrder, FlagRow } from './FlagMatrixProps.ts';

type RowWords = Omit<FlagCellsProps, 'row' | 'grip'>;

interface OrderedRowProps extends RowWords {
  id: string;
  row: FlagRow;
  current: boolean;
  gripLabel: string;
  actions: readonly MenuAction[];
}

function OrderedRow({ id, row, current, gripLabel, actions, ...rest }: OrderedRowProps) {
  const { setNodeRef, listeners, transform, isDragging } = useSortable({ id: row.id });
  const grip = (
    <div className={styles.grip} {...listeners}>
      <ActionMenu id={`${id}-${row.id}-order`} label={gripLabel} actions={actions} sign="grip" />
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

/** The library speaks English by itself; the matrix announces in the words that it was given. */
const silence = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

interface OrderingProps {
  id: string;
  order: FlagOrder;
  groups: readonly { id: string; rows: readonly FlagRow[] }[];
  onNews: (news: string) => void;
  children: ReactNode;
}

const useMove =
  ({ order, onNews }: Pick<OrderingProps, 'order' | 'onNews'>) =>
  (groupId: string, rows: readonly FlagRow[], from: number, to: number) => {
    const moved = rows[from];
    if (moved && to >= 0 && to < rows.length && from !== to) {
      order.onOrder(
        groupId,
        arrayMove(
          rows.map((row) => row.id),
          from,
          to,
        ),
      );
      onNews(order.moved(moved.name, to + 1));
    }
  };

/** The place in which grips drag. It stands around the table, since its helpers are no part of one. */
export function Ordering({ id, order, groups, onNews, children }: OrderingProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const move = useMove({ order, onNews });
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silence}
      onDragStart={holdClick}
      onDragCancel={releaseClick}
      onDragEnd={({ active, over }) => {
        releaseClick();
        const group = groups.find(({ rows }) => rows.some((row) => row.id === active.id));
        const at = (rowId: unknown) => group?.rows.findIndex((row) => row.id === rowId) ?? -1;
        if (group) {
          move(group.id, group.rows, at(active.id), at(over?.id));
        }
      }}
    >
      {children}
    </DndContext>
  );
}

interface OrderedRowsProps extends RowWords {
  id: string;
  groupId: string;
  rows: readonly FlagRow[];
  currentId: string | undefined;
  order: FlagOrder;
  onNews: (news: string) => void;
}

/** The rows of one group with their grips. */
export function OrderedRows({ id, groupId, rows, currentId, order, onNews, ...rest }: OrderedRowsProps) {
  const move = useMove({ order, onNews });
  return (
    <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
      {rows.map((row, at) => (
        <OrderedRow
          key={row.id}
          {...{ id, row }}
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
