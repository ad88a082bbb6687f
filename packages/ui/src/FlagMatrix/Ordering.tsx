'use client';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { FlagOrder, FlagRow } from './FlagMatrixProps.ts';
import { moveRow } from './moveRow.ts';

const prevent = (event: Event) => event.preventDefault();

/**
 * A press that became a drag is no press: the click that the browser sends after it would open the menu of the grip.
 * The library only stops it on its way; what a button opens by itself is kept back here.
 */
const holdClick = () => window.addEventListener('click', prevent, { capture: true });

/** The click comes right after the release of the pointer. */
const releaseClick = () => setTimeout(() => window.removeEventListener('click', prevent, { capture: true }), 50);

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

/** The place in which grips drag. It is around the table, since its helpers are no part of one. */
export function Ordering({ id, order, groups, onNews, children }: OrderingProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const move = moveRow({ order, onNews });
  return (
    <DndContext
      id={`${id}-dragging`}
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
