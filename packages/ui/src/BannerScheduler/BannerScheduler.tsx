'use client';
import { leaveProps } from '../element/groupProps.ts';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BannerScheduler.css.ts';
import type { BannerSchedulerProps, Booking } from './BannerSchedulerProps.ts';
import { barsOf } from './lanes.ts';
import { PositionRow } from './PositionRow.tsx';
import { useDayChoice, type Cell } from './useDayChoice.ts';

const kinds = ['booked', 'draft', 'fallback', 'conflict'] as const satisfies Booking['kind'][];

/** Places for banners by days: who has booked them, which days are free, and where two bookings collide. */
export function BannerScheduler(props: BannerSchedulerProps) {
  const {
    id,
    caption,
    positionLabel,
    days,
    positions,
    legend,
    freeLabel,
    hint,
    choosing,
    onOpen,
    onDraft,
    availability,
    onBlur,
    ...attributes
  } = props;
  const bars = positions.map(({ bookings }) => barsOf(bookings, days));
  const openAt = ({ row, day }: Cell) => {
    const over = bars[row]?.filter(({ first, last }) => first <= day && day <= last) ?? [];
    // A free bar gives way to a booking; the user must see a conflict.
    const found =
      over.find(({ booking }) => booking.kind === 'conflict') ??
      over.find(({ booking }) => booking.kind !== 'fallback');
    if (found) {
      onOpen(found.booking.id);
    }

    return found !== undefined;
  };
  const choice = useDayChoice({
    rows: positions.length,
    days: days.length,
    open: openAt,
    choose: (row, first, last) => {
      const [position, from, to] = [positions[row], days[first], days[last]];
      if (position && from && to) {
        onDraft(position.id, from.key, to.key);
      }
    },
  });
  const { range, focus } = choice;
  const chosen = range && choosing(days[range.first]?.name ?? '', days[range.last]?.name ?? '');

  return (
    <div {...attributes} {...leaveProps(onBlur)} className={styles.whole} id={id}>
      <Legend legend={legend} />
      <TableFrame labelledBy={`${id}-caption`} scroll="always">
        <table
          className={styles.table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys are arrows
          role="grid"
          aria-describedby={`${id}-hint`}
          onKeyDown={(event) => {
            const next = choice.key(event);
            if (next) {
              document.getElementById(`${id}-${next.row}-${next.day}`)?.focus();
            }
          }}
        >
          <caption id={`${id}-caption`}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <DayHeads positionLabel={positionLabel} days={days} />
          <tbody>
            {positions.map((position, row) => (
              <PositionRow
                key={position.id}
                id={`${id}-${row}`}
                position={position}
                days={days}
                freeLabel={freeLabel}
                bars={bars[row] ?? []}
                stop={focus.row === row ? focus.day : undefined}
                range={range?.row === row ? range : undefined}
                onPress={(day) => choice.press({ row, day })}
                onEnter={(day) => choice.enter({ row, day })}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <div role="status">
        <VisuallyHidden>{chosen}</VisuallyHidden>
        {availability}
      </div>
    </div>
  );
}

/** The kinds of bookings with their colours. */
function Legend({ legend }: Pick<BannerSchedulerProps, 'legend'>) {
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.legendEntry}>
          <span className={styles.swatch({ kind })} />
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
}

/** The heads of the columns: a position, then its days. */
function DayHeads({ positionLabel, days }: Pick<BannerSchedulerProps, 'positionLabel' | 'days'>) {
  return (
    <thead>
      <tr>
        <th className={styles.corner} scope="col">
          {positionLabel}
        </th>
        {days.map(({ key, number, weekday, weekend }) => (
          <th key={key} className={styles.dayHead({ weekend })} scope="col">
            {number}
            <br />
            {weekday}
          </th>
        ))}
      </tr>
    </thead>
  );
}
