import { CloseButton } from '../IconButton/CloseButton.tsx';
import { Text } from '../Text/Text.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import type { ReactNode } from 'react';
import * as styles from './MenuSheet.css.ts';

export interface MenuSheetProps {
  /** Every button with `opens={{ sheet: id }}` opens it, also without JavaScript. */
  id: string;
  /** "Izaberite jezik". */
  title: string;
  closeLabel: string;
  /** Links, such as `MenuEntries`. */
  children: ReactNode;
}

/** One list of links for several buttons: a dropdown beside its button on a desktop, a sheet from below on a phone. */
export function MenuSheet({ id, title, closeLabel, children }: MenuSheetProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('MenuSheet', 'title', title);
  }
  return (
    <dialog className={styles.surface} id={id} popover="auto" data-sheet="menu" aria-labelledby={`${id}-title`}>
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
