'use client';

import type { ReactNode } from 'react';
import { placeBeside } from '../behaviour/placeBeside.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { popover } from './Popover.css.ts';

export interface PopoverProps {
  /** A button with `opens={{ sheet: id }}` opens it, also without JavaScript. */
  id: string;
  title: string;
  /** The title is for screen readers only. */
  hideTitle?: boolean;
  children: ReactNode;
}

/** More about a thing, beside the button that opened it; the page goes on behind it. */
export function Popover({ id, title, hideTitle = false, children }: PopoverProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Popover', 'title', title);
  }
  return (
    <div
      className={popover}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      onToggle={({ currentTarget, newState }) => {
        const opener = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
        if (newState === 'open' && opener) placeBeside(opener, currentTarget, 'below');
      }}
    >
      {hideTitle ? (
        <VisuallyHidden id={`${id}-title`}>{title}</VisuallyHidden>
      ) : (
        <Text as="strong" role="title" id={`${id}-title`}>
          {title}
        </Text>
      )}
      {children}
    </div>
  );
}
