'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
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

/** Formats days in a language; the days have no time of day and no zone. */
function namesIn(language: string, options: Intl.DateTimeFormatOptions) {
  const names = new Intl.DateTimeFormat(tagOf(language), { ...options, timeZone: 'UTC' });

  return (day: CalendarDate) => names.format(utcDay(day.toString()));
}

/** Whether a day of the month of `day` may be chosen. */
function hasAllowedDays(day: CalendarDate, { min, max }: DayLimits) {
  const first = day.set({ day: 1 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });

  return !(min && last.toString() < min) && !(max && first.toString() > max);
}

interface HeadProps {
  id: string;
  language: string;
  labels: CalendarLabels;
  day: CalendarDate;
  today: CalendarDate;
  limits: DayLimits;
  onShow: (day: CalendarDate) => void;
  onTurn: (months: number) => void;
}

/** The choice of month and year, between the buttons for the month before and after. */
function CalendarHead({ id, language, labels, day, today, limits, onShow, onTurn }: HeadProps) {
  const monthName = namesIn(language, { month: 'long' });
  const months = Array.from({ length: 12 }, (_, index) => day.set({ day: 1, month: index + 1 }));
  const turns = [
    { icon: chevronLeftIcon, label: labels.previousMonth, by: -1 },
    { icon: chevronRightIcon, label: labels.nextMonth, by: 1 },
  ] as const;
  const [previous, next] = turns.map(({ icon, label, by }) => (
    <IconButton
      key={by}
      icon={icon}
      label={label}
      size="small"
      disabled={!hasAllowedDays(day.add({ months: by }), limits)}
      onClick={() => onTurn(by)}
    />
  ));

  return (
    <div className={styles.head}>
      {previous}
      <Select
        id={`${id}-month`}
        label={labels.month}
        hideLabel
        size="small"
        value={String(day.month)}
        options={months.map((first) => ({
          value: String(first.month),
          label: monthName(first),
          disabled: !hasAllowedDays(first, limits),
        }))}
        onValueChange={(month) => onShow(day.set({ month: Number(month) }))}
      />
      <Select
        id={`${id}-year`}
        label={labels.year}
        hideLabel
        size="small"
        value={String(day.year)}
        options={yearsOf(day.year, today.year, limits).map((year) => ({ value: String(year), label: String(year) }))}
        onValueChange={(year) => onShow(day.set({ year: Number(year) }))}
      />
      {next}
    </div>
  );
}

interface GridProps extends Pick<CalendarProps, 'language' | 'value' | 'span' | 'onChoose'> {
  label: string;
  day: CalendarDate;
  today: CalendarDate;
  limits: DayLimits;
  grid: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The days of a month, a week in each row; Tab reaches one of them. */
function DayGrid({ language, value, span, onChoose, label, day, today, limits, grid, onKeyDown }: GridProps) {
  const fullName = namesIn(language, { dateStyle: 'full' });
  const [shortWeekday, longWeekday] = [namesIn(language, { weekday: 'short' }), namesIn(language, { weekday: 'long' })];

  return (
    <table
      className={styles.grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys are arrows
      role="grid"
      aria-label={label}
      ref={grid}
      onKeyDown={onKeyDown}
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
  );
}

/** The days of a month as a grid that arrows walk, below a choice of month and year. */
export function Calendar({ id, language, labels, value, min, max, span, onChoose }: CalendarProps) {
  const limits = { min, max };
  const [today] = useState(() => todayOf(new Date()));
  const [day, setDay] = useState(() => clampDay(value ? dayOf(value) : today, limits));
  const [turns, setTurns] = useState(0);
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);

  useEffect(() => {
    if (movedByKey.current) focusDay(grid.current);
    movedByKey.current = false;
  });

  const monthAndYear = namesIn(language, { month: 'long', year: 'numeric' })(day);
  const show = (next: CalendarDate) => setDay(clampDay(next, limits));
  const turn = (months: number) => {
    show(day.add({ months }));
    setTurns(turns + 1);
  };
  const walk = (event: KeyboardEvent) => {
    const next = dayByKey(day, event, language);
    if (!next) return;

    event.preventDefault();
    movedByKey.current = true;
    show(next);
  };
  const shown = { language, day, today, limits };

  return (
    <div className={styles.calendar}>
      <CalendarHead id={id} labels={labels} {...shown} onShow={show} onTurn={turn} />
      <VisuallyHidden>
        <span role="status">{turns > 0 ? monthAndYear : ''}</span>
      </VisuallyHidden>
      <DayGrid
        {...shown}
        label={monthAndYear}
        value={value}
        span={span}
        onChoose={onChoose}
        grid={grid}
        onKeyDown={walk}
      />
    </div>
  );
}
