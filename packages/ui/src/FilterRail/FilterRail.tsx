'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { usePopoverOpen } from '../element/usePopoverOpen.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './FilterRail.css.ts';

export interface FilterRailProps extends OpenProps, ElementProps<'form', 'id' | 'action' | 'title' | 'hidden'> {
  /** A button with `opens={{ sheet: id }}` opens it on a phone. */
  id: string;
  /** Address that takes the GET form. */
  action: string;
  /** "Filteri". */
  title: string;
  closeLabel: string;
  /** The button in words: "Prikaži 12.846 oglasa". Announced when it changes. */
  submitLabel: string;
  /** Link to the list without filters; absent while none is chosen. */
  clear?: { href: string; label: string };
  /** Number of chosen filters, with what is counted. */
  chosenCount?: { count: string; label: string };
  /** Chips of the chosen filters: they are in the sheet of a phone. */
  chosen?: ReactNode;
  /** A button beside the count that saves this search; in the rail and in the sheet. */
  save?: ReactNode;
  /** What the form keeps besides its controls, such as the sort order. */
  hidden?: readonly { name: string; value: string }[];
  /** Filter groups. */
  children: ReactNode;
}

/** All filters in one form: a rail beside the list, and on a phone the filter sheet. */
export function FilterRail(props: FilterRailProps) {
  const { id, action, title, closeLabel, submitLabel, clear, chosenCount, chosen, save, hidden = [], ...other } = props;
  const { children, open, onOpenChange, ref, onToggle, ...rest } = other;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('FilterRail', props);
  const opened = usePopoverOpen({ open, onOpenChange, ref, onToggle });

  return (
    <form
      method="get"
      popover="auto"
      data-sheet=""
      aria-labelledby={`${id}-title`}
      {...rest}
      {...opened}
      className={styles.rail}
      id={id}
      action={action}
    >
      <div className={styles.head}>
        <span className={styles.headWords}>
          <Text as="strong" role="title" id={`${id}-title`}>
            {title}
          </Text>
          {chosenCount && (
            <span className={styles.count}>
              <Badge {...chosenCount} />
            </span>
          )}
        </span>
        {clear && (
          <Link href={clear.href} size="small" standalone>
            {clear.label}
          </Link>
        )}
        <span className={styles.close}>
          <CloseButton label={closeLabel} closes={{ sheet: id }} />
        </span>
      </div>
      <div className={styles.groups}>
        {chosen && <div className={styles.chosen}>{chosen}</div>}
        {children}
      </div>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.foot}>
        {save}
        <div className={styles.submit} role="status">
          <Button type="submit" variant="primary" block>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
