'use client';
import { Icon } from '../Icon/Icon.tsx';
import { triangleAlertIcon } from '../icons/index.ts';
import * as styles from './BannerScheduler.css.ts';
import type { BannerPosition, SchedulerDay } from './BannerSchedulerProps.ts';
import type { Bar } from './lanes.ts';

interface PositionRowProps {
  id: string;
  position: BannerPosition;
  days: readonly SchedulerDay[];
  bars: readonly Bar[];
  freeLabel: string;
  /** The day that Tab reaches, if it lies in this row. */
  stop: number | undefined;
  range: { first: number; last: number } | undefined;
  onPress: (day: number) => void;
  onEnter: (day: number) => void;
}

/** One place for banners with its days. A bar is in the cell of its first day and reaches over the next ones. */
export function PositionRow({ id, position, days, bars, freeLabel, stop, range, onPress, onEnter }: PositionRowProps) {
  return (
    <tr>
      <th className={styles.position} scope="row">
        <span className={styles.name}>{position.name}</span>
        <span className={styles.note}>{position.note}</span>
      </th>
      {days.map(({ key, name, weekend }, day) => {
        const over = bars.filter(({ first, last }) => first <= day && day <= last);
        const words = over.length > 0 ? over.map(({ booking }) => booking.label).join('; ') : freeLabel;
        const chosen = range !== undefined && range.first <= day && day <= range.last;

        return (
          <td
            key={key}
            className={styles.day({ weekend, chosen })}
            id={`${id}-${day}`}
            tabIndex={day === stop ? 0 : -1}
            aria-label={`${name}: ${words}`}
            aria-selected={chosen}
            onPointerDown={() => onPress(day)}
            onPointerEnter={() => onEnter(day)}
          >
            {bars
              .filter(({ first }) => first === day)
              .map(({ booking, first, last, lane }) => (
                <span
                  key={booking.id}
                  className={`${styles.bar({ kind: booking.kind, lane })} ${styles.spans[last - first]}`}
                  title={booking.label}
                >
                  {booking.kind === 'conflict' && <Icon name={triangleAlertIcon} size={14} />}
                  <span className={styles.barName}>{booking.name}</span>
                </span>
              ))}
          </td>
        );
      })}
    </tr>
  );
}
