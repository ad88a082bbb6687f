'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icons/index.ts';
import * as styles from './Calendar.css.ts';
import {
  clampDay,
  dayByKey,
  dayOf,
  isAllowed,
  todayOf,
  weekdaysOf,
  weeksOf,
  yearsOf,
  type DayLimits,
} from './calendarDays.ts';
import { tagOf, utcDay } from './dateFormat.ts';

/** The labels of a calendar's controls. Names of months and days come from the language. */
export interface CalendarLabels {
  /** "Prethodni mesec" */
  previousMonth: string;
  /** "Sledeći mesec" */
  nextMonth: string;
  /** "Mesec" */
  month: string;
  /** "Godina" */
  year: string;
}

/** Two days as ISO text, either may be "". */
interface Span {
  from: string;
  to: string;
}

export interface CalendarProps extends DayLimits {
  /** Ids of its controls are made from it. */
  id: string;
  language: string;
  labels: CalendarLabels;
  /** The chosen day as ISO text, or "". */
  value: string;
  /** The days between are marked. */
  span?: Span | undefined;
  onChoose: (iso: string) => void;
}

/** Moves the focus to the one day of a calendar that Tab reaches. */
export const focusDay = (root: Element | null) => root?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();

/** The days of a month as a grid that arrows walk, below a choice of month and year. */
export function Calendar({ id, language, labels, value, min, max, span, onChoose }: CalendarProps) {
  const limits = { min, max };
  const [today] = useState(() => todayOf(new Date()));
  const [day, setDay] = useState(() => clampDay(value ? dayOf(value) : today, limits));
  const [months, setMonths] = useState(0);
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);

  useEffect(() => {
    if (movedByKey.current) focusDay(grid.current);
    movedByKey.current = false;
  });

  const named = (options: Intl.DateTimeFormatOptions) => {
    const names = new Intl.DateTimeFormat(tagOf(language), { ...options, timeZone: 'UTC' });
    return (one: CalendarDate) => names.format(utcDay(one.toString()));
  };
  const [fullName, monthName, monthAndYear] = [
    named({ dateStyle: 'full' }),
    named({ month: 'long' }),
    named({ month: 'long', year: 'numeric' }),
  ];
  const [shortWeekday, longWeekday] = [named({ weekday: 'short' }), named({ weekday: 'long' })];

  const show = (next: CalendarDate) => setDay(clampDay(next, limits));
  const turn = (by: number) => {
    show(day.add({ months: by }));
    setMonths(months + 1);
  };
  const monthHasDays = (year: number, month: number) => {
    const first = day.set({ year, month, day: 1 });
    const last = first.add({ months: 1 }).subtract({ days: 1 });
    return !(min && last.toString() < min) && !(max && first.toString() > max);
  };
  const walk = (event: KeyboardEvent) => {
    const next = dayByKey(day, event, language);
    if (!next) return;

    event.preventDefault();
    movedByKey.current = true;
    show(next);
  };
  const neighbour = (by: number) => day.add({ months: by });

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon={chevronLeftIcon}
          label={labels.previousMonth}
          size="small"
          disabled={!monthHasDays(neighbour(-1).year, neighbour(-1).month)}
          onClick={() => turn(-1)}
        />
        <Select
          id={`${id}-month`}
          label={labels.month}
          hideLabel
          size="small"
          value={String(day.month)}
          options={Array.from({ length: 12 }, (_, index) => ({
            value: String(index + 1),
            label: monthName(day.set({ day: 1, month: index + 1 })),
            disabled: !monthHasDays(day.year, index + 1),
          }))}
          onValueChange={(month) => show(day.set({ month: Number(month) }))}
        />
        <Select
          id={`${id}-year`}
          label={labels.year}
          hideLabel
          size="small"
          value={String(day.year)}
          options={yearsOf(day.year, today.year, limits).map((year) => ({ value: String(year), label: String(year) }))}
          onValueChange={(year) => show(day.set({ year: Number(year) }))}
        />
        <IconButton
          icon={chevronRightIcon}
          label={labels.nextMonth}
          size="small"
          disabled={!monthHasDays(neighbour(1).year, neighbour(1).month)}
          onClick={() => turn(1)}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{months > 0 ? monthAndYear(day) : ''}</span>
      </VisuallyHidden>
      <table
        className={styles.grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys are arrows
        role="grid"
        aria-label={monthAndYear(day)}
        ref={grid}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            {weekdaysOf(language).map((weekday) => (
              <th key={weekday.day} className={styles.weekday} scope="col" abbr={longWeekday(weekday)}>
                {shortWeekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day, language).map((week, row) => (
            <tr key={row}>
              {week.map((one, column) => {
                const iso = one?.toString() ?? '';
                const between = span?.from && span.to && iso >= span.from && iso <= span.to;
                return (
                  <td
                    key={column}
                    className={styles.cell}
                    aria-selected={one && iso === value ? true : undefined}
                    data-between={one && between ? '' : undefined}
                  >
                    {one && (
                      <button
                        className={styles.day}
                        type="button"
                        tabIndex={one.compare(day) === 0 ? 0 : -1}
                        aria-label={fullName(one)}
                        aria-current={one.compare(today) === 0 ? 'date' : undefined}
                        // Still reached by arrows, so that it can be read.
                        aria-disabled={isAllowed(iso, limits) ? undefined : true}
                        onClick={() => isAllowed(iso, limits) && onChoose(iso)}
                      >
                        {one.day}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
