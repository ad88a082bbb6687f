import { useState, type RefObject } from 'react';
import { placeBeside } from '../behaviour/placeBeside.ts';
import { Calendar, focusDay, type CalendarProps } from './Calendar.tsx';
import * as styles from './DateInput.css.ts';

interface CalendarPopoverProps extends CalendarProps {
  /** Its name, for screen readers. */
  name: string;
  /** It opens below this field. */
  field: RefObject<HTMLInputElement | null>;
}

/** The calendar of a date field: the button with its id as `popovertarget` opens it, and a chosen day closes it. */
export function CalendarPopover({ name, field, onChoose, ...calendar }: CalendarPopoverProps) {
  const { id } = calendar;
  const [isOpen, setOpen] = useState(false);

  return (
    <div
      className={styles.popover}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={name}
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      onToggle={({ currentTarget, newState }) => {
        if (newState !== 'open') return;

        if (field.current) placeBeside(field.current, currentTarget, 'below');
        focusDay(currentTarget);
      }}
    >
      {isOpen && (
        <Calendar
          {...calendar}
          onChoose={(iso) => {
            onChoose(iso);
            document.getElementById(id)?.hidePopover();
          }}
        />
      )}
    </div>
  );
}
