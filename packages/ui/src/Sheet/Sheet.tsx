import type { ReactNode } from 'react';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { Text } from '../Text/Text.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  /** A button with `opens={{ sheet: id }}` opens it, also without JavaScript. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** From below or from the end of the line. @default 'bottom' */
  side?: 'bottom' | 'end';
  /** Its links lead away: it closes when one is followed, also where the page is not loaded anew. [C25] */
  ways?: boolean;
}

/** A part of the page that comes over it on a phone. Escape, a tap beside it and its button close it. */
export function Sheet({ id, title, closeLabel, children, side = 'bottom', ways = false }: SheetProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Sheet', 'title', title);
  }
  return (
    <dialog
      className={styles.sheet({ side })}
      id={id}
      popover="auto"
      data-sheet={ways ? 'ways' : ''}
      aria-labelledby={`${id}-title`}
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
