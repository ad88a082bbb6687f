'use client';
import type { PointerEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { triangleAlertIcon } from '../icons/index.ts';
import * as styles from './BannerScheduler.css.ts';
import type { SchedulerDay } from './BannerSchedulerProps.ts';
import type { Bar, Lane } from './lanes.ts';
import type { BarPart } from './useBookingMove.ts';
import type { CellRange } from './useDayChoice.ts';

interface PositionRowProps {
  id: string;
  row: Lane;
  days: readonly SchedulerDay[];
  freeLabel: string;
  /** The day that Tab reaches, if it lies in this row. */
  stop: number | undefined;
  range: CellRange | undefined;
  /** Bars can be moved. */
  isMovable: boolean;
  /** Id of the booking that is being moved. */
  held: string | undefined;
  /** A pointer presses a day, or a part of a bar. */
  onPress: (day: number, isTouch: boolean, taken?: { bar: Bar; part: BarPart }) => void;
  onClick: (day: number) => void;
  onEnter: (day: number) => void;
}

/** The day of a bar under the pointer. */
function dayUnder(event: PointerEvent, { first, last }: Bar): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const day = first + Math.floor(((event.clientX - left) / width) * (last - first + 1));

  return Math.min(last, Math.max(first, day));
}

/** One lane of a place for banners. A bar is in the cell of its first day and reaches over the next ones. */
export function PositionRow(props: PositionRowProps) {
  const { id, row, days, freeLabel, stop, range, isMovable, held, onPress, onClick, onEnter } = props;
  const { position, bars, lane, lanes } = row;
  const height = lanes === 1 ? 'whole' : 'shared';
  const line = lane === lanes - 1;

  return (
    <tr>
      {lane === 0 && (
        <th className={styles.position} scope="rowgroup" rowSpan={lanes}>
          <span className={styles.name}>{position.name}</span>
          <span className={styles.note}>{position.note}</span>
        </th>
      )}
      {days.map(({ key, name, weekend }, day) => {
        const over = bars.find(({ first, last }) => first <= day && day <= last);
        const chosen = range !== undefined && range.first <= day && day <= range.last;

        return (
          <td
            key={key}
            className={styles.day({ weekend, chosen, line, height })}
            id={`${id}-${day}`}
            tabIndex={day === stop ? 0 : -1}
            aria-label={`${name}, ${position.name}: ${over?.booking.label ?? freeLabel}`}
            aria-selected={chosen}
            onPointerDown={(event) => onPress(day, event.pointerType === 'touch')}
            onClick={() => onClick(day)}
            onPointerEnter={() => onEnter(day)}
          >
            {over?.first === day && (
              <BarOf
                bar={over}
                isMovable={isMovable}
                isHeld={over.booking.id === held}
                isHolding={held !== undefined}
                onTake={(event, part) => {
                  event.stopPropagation();
                  onPress(dayUnder(event, over), event.pointerType === 'touch', { bar: over, part });
                }}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface BarOfProps {
  bar: Bar;
  isMovable: boolean;
  isHeld: boolean;
  /** Some bar is held: the cells below must feel the pointer. */
  isHolding: boolean;
  onTake: (event: PointerEvent, part: BarPart) => void;
}

/** A booking. Its ends are narrow handles. */
function BarOf({ bar, isMovable, isHeld, isHolding, onTake }: BarOfProps) {
  const { booking, first, last } = bar;
  const edge = (event: PointerEvent): BarPart => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    if (!isMovable) return 'whole';

    const handle = event.pointerType === 'touch' ? Math.min(styles.touchHandleWidth, width / 3) : styles.handleWidth;
    if (event.clientX > right - handle) return 'end';

    return event.clientX < left + handle ? 'start' : 'whole';
  };

  return (
    <span
      className={`${styles.bar({ kind: booking.kind, movable: isMovable })} ${styles.spans[last - first]}`}
      title={booking.label}
      data-held={isHeld ? '' : undefined}
      data-holding={isHolding ? '' : undefined}
      onPointerDown={(event) => {
        // the bar would get all moves of a finger, and the days below it none
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          event.currentTarget.releasePointerCapture(event.pointerId);
        }
        onTake(event, edge(event));
      }}
    >
      {booking.kind === 'conflict' && <Icon name={triangleAlertIcon} size={14} />}
      <span className={styles.barName}>{booking.name}</span>
    </span>
  );
}
