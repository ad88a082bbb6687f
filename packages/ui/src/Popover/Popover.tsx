'use client';

import type { FocusEvent, ReactNode } from 'react';
import { placeBeside } from '../behaviour/placeBeside.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { usePopoverOpen } from '../element/usePopoverOpen.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { popover } from './Popover.css.ts';

export interface PopoverProps extends OpenProps, ElementProps<'div', 'id' | 'title'> {
  /** A button with `opens={{ sheet: id }}` opens it, also without JavaScript. */
  id: string;
  title: string;
  /** The title is for screen readers only. */
  hideTitle?: boolean;
  children: ReactNode;
}

/** More about a thing, beside the button that opened it; the page continues behind it. */
export function Popover(props: PopoverProps) {
  const { id, title, hideTitle = false, children, open, onOpenChange, ref, onToggle, onBlur, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Popover', 'title', title);
    warnOfOpen('Popover', props);
  }
  const opened = usePopoverOpen<HTMLDivElement>({
    open,
    onOpenChange,
    ref,
    onToggle: (event) => {
      const opener = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`) ?? document.activeElement;
      if (event.newState === 'open' && opener) placeBeside(opener, event.currentTarget, 'below');
      onToggle?.(event);
    },
  });
  const leaving = {
    onBlur(event: FocusEvent<HTMLDivElement>) {
      // a user who leaves it by the keyboard must see the focus: the popover would cover it (WCAG 2.4.11)
      const { currentTarget, relatedTarget: to } = event;
      if (to && !currentTarget.contains(to) && to.getAttribute('popovertarget') !== id) currentTarget.hidePopover();
      onBlur?.(event);
    },
  };

  return (
    <div
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      {...rest}
      {...opened}
      {...leaving}
      className={popover}
      id={id}
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
