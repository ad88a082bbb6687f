'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { usePopoverOpen } from '../element/usePopoverOpen.ts';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { Text } from '../Text/Text.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './Sheet.css.ts';

export interface SheetProps extends OpenProps, ElementProps<'dialog', 'id' | 'title' | 'open'> {
  /** A button with `opens={{ sheet: id }}` opens it, also without JavaScript. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** From below or from the end of the line. @default 'bottom' */
  side?: 'bottom' | 'end';
  /** Its links lead away: it closes when one is followed, also where the page is not loaded again. [C25] */
  ways?: boolean;
}

/** A part of the page that comes over it on a phone. Escape, a tap beside it and its button close it. */
export function Sheet(props: SheetProps) {
  const { id, title, closeLabel, children, side = 'bottom', ways = false, ...rest } = props;
  const { open, onOpenChange, ref, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Sheet', 'title', title);
    warnOfOpen('Sheet', props);
  }
  const opened = usePopoverOpen({ open, onOpenChange, ref, onToggle });

  return (
    <dialog
      popover="auto"
      data-sheet={ways ? 'ways' : ''}
      aria-labelledby={`${id}-title`}
      {...attributes}
      {...opened}
      className={styles.sheet({ side })}
      id={id}
    >
      <div className={styles.head}>
        <Text as="strong" role="title" id={`${id}-title`}>
          {title}
        </Text>
        <CloseButton label={closeLabel} closes={{ sheet: id }} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
