'use client';

import type { ElementProps } from '../element/ElementProps.ts';
import { warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { usePopoverOpen } from '../element/usePopoverOpen.ts';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { Text } from '../Text/Text.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import type { ReactNode } from 'react';
import * as styles from './MenuSheet.css.ts';

export interface MenuSheetProps extends OpenProps, ElementProps<'dialog', 'id' | 'title' | 'open'> {
  /** Every button with `opens={{ sheet: id }}` opens it, also without JavaScript. */
  id: string;
  /** "Izaberite jezik". */
  title: string;
  closeLabel: string;
  /** Links, such as `MenuEntries`. */
  children: ReactNode;
}

/** One list of links for several buttons: a dropdown beside its button on a desktop, a sheet from below on a phone. */
export function MenuSheet(props: MenuSheetProps) {
  const { id, title, closeLabel, children, open, onOpenChange, ref, onToggle, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireText('MenuSheet', 'title', title);
    warnOfOpen('MenuSheet', props);
  }
  const opened = usePopoverOpen({ open, onOpenChange, ref, onToggle });

  return (
    <dialog
      popover="auto"
      data-sheet="menu"
      aria-labelledby={`${id}-title`}
      {...rest}
      {...opened}
      className={styles.surface}
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
