'use client';
import { leaveProps } from '../element/groupProps.ts';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import { useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BannerScheduler.css.ts';
import type { BannerSchedulerProps, Booking } from './BannerSchedulerProps.ts';
import { PositionRow } from './PositionRow.tsx';
import { useScheduler } from './useScheduler.ts';

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
    onMove,
    availability,
    onBlur,
    ...attributes
  } = props;
  const { lanes, move, choice, range, keyed } = useScheduler({ days, positions, onOpen, onDraft, onMove });
  const { focus } = choice;
  /** The last press was by a finger on a day, or on a bar that cannot be moved: it counts when the finger leaves. */
  const isTap = useRef(false);
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
            const next = keyed(event);
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
            {lanes.map((lane, row) => (
              <PositionRow
                key={`${lane.position.id} ${lane.lane}`}
                id={`${id}-${row}`}
                row={lane}
                days={days}
                freeLabel={freeLabel}
                isMovable={onMove !== undefined}
                held={move.held}
                stop={focus.row === row ? focus.day : undefined}
                range={range?.row === row ? range : undefined}
                onPress={(day, isTouch, taken) => {
                  choice.focusOn({ row, day });
                  const isTaken =
                    taken !== undefined && move.take(taken.bar.booking, { row, day }, taken.part, 'pointer');
                  isTap.current = isTouch && !isTaken;
                  if (!isTaken && !isTouch) choice.press({ row, day });
                }}
                onClick={(day) => {
                  if (isTap.current) choice.tap({ row, day });
                }}
                onEnter={(day) => {
                  move.enter({ row, day });
                  choice.enter({ row, day });
                }}
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
