import { arrayMove } from '@dnd-kit/sortable';
import type { FlagOrder, FlagRow } from './FlagMatrixProps.ts';

interface MoveOptions {
  order: FlagOrder;
  onNews: (news: string) => void;
}

/** Puts one row of a group elsewhere: the page stores the order, and screen readers announce the new index. */
export const moveRow =
  ({ order, onNews }: MoveOptions) =>
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
