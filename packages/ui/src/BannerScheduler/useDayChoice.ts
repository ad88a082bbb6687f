'use client';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** A cell of the calendar: row and column from 0. */
export interface Cell {
  row: number;
  day: number;
}

/** Cells beside each other in a row, the first and the last of them included. */
export interface CellRange {
  row: number;
  first: number;
  last: number;
}

interface DayChoiceOptions {
  rows: number;
  days: number;
  /** Opens what covers the cell; tells whether something does. */
  open: (cell: Cell) => boolean;
  choose: (row: number, first: number, last: number) => void;
}

/** Which cell has the focus and which days are being chosen, by pointer or by keys. */
export function useDayChoice({ rows, days, open, choose }: DayChoiceOptions) {
  const [focus, setFocus] = useState<Cell>({ row: 0, day: 0 });
  const [anchor, setAnchor] = useState<Cell>();
  const [dragging, setDragging] = useState(false);
  const range: CellRange | undefined = anchor && {
    row: anchor.row,
    first: Math.min(anchor.day, focus.day),
    last: Math.max(anchor.day, focus.day),
  };

  const finish = () => {
    if (range) {
      choose(range.row, range.first, range.last);
    }
    cancel();
  };
  const cancel = () => {
    setAnchor(undefined);
    setDragging(false);
  };

  // The pointer may be released anywhere.
  useEffect(() => {
    if (!dragging) {
      return undefined;
    }
    document.addEventListener('pointerup', finish);
    document.addEventListener('pointercancel', cancel);

    return () => {
      document.removeEventListener('pointerup', finish);
      document.removeEventListener('pointercancel', cancel);
    };
  });

  return {
    focus,
    focusOn: setFocus,
    range,
    press(cell: Cell) {
      setFocus(cell);
      if (!open(cell)) {
        setAnchor(cell);
        setDragging(true);
      }
    },
    /**
     * A finger touched a day and left it: it marks the first day, then the last one of the same row. A finger that
     * moves scrolls the calendar.
     */
    tap(cell: Cell) {
      setFocus(cell);
      if (anchor?.row === cell.row) {
        choose(cell.row, Math.min(anchor.day, cell.day), Math.max(anchor.day, cell.day));
        cancel();
      } else if (!open(cell)) {
        setAnchor(cell);
      }
    },
    enter(cell: Cell) {
      if (dragging && anchor) {
        // At once: the pointer may be released before the next frame, and this day is then the last one.
        flushSync(() => setFocus({ row: anchor.row, day: cell.day }));
      }
    },
    /** The cell that takes the focus after a key, where the key was one of the calendar's. */
    key(event: KeyboardEvent): Cell | undefined {
      const { row, day } = focus;
      const moves: Record<string, Cell> = {
        ArrowRight: { row, day: Math.min(day + 1, days - 1) },
        ArrowLeft: { row, day: Math.max(day - 1, 0) },
        ArrowDown: { row: anchor ? row : Math.min(row + 1, rows - 1), day },
        ArrowUp: { row: anchor ? row : Math.max(row - 1, 0), day },
        Home: { row, day: 0 },
        End: { row, day: days - 1 },
      };
      const next = moves[event.key];
      if (next) {
        setFocus(next);
      } else if (event.key === 'Enter' || event.key === ' ') {
        if (anchor) {
          finish();
        } else if (!open(focus)) {
          setAnchor(focus);
        }
      } else if (event.key === 'Escape' && anchor) {
        setAnchor(undefined);
      } else {
        return undefined;
      }
      event.preventDefault();

      return next ?? focus;
    },
  };
}
