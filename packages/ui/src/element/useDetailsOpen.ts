'use client';

import { useState, type MouseEvent, type SyntheticEvent } from 'react';
import { composeHandlers } from './composeProps.ts';
import type { ElementProps } from './ElementProps.ts';
import { useOpen, type OpenProps } from './useOpen.ts';

export interface DetailsOpenProps extends OpenProps {
  /** Open from the beginning, where the parent does not decide. */
  defaultOpen?: boolean | undefined;
}

/** The props of a `details` whose parent can hold `open`. */
export function useDetailsOpen(
  props: DetailsOpenProps & Pick<ElementProps<'details'>, 'ref' | 'onClick' | 'onToggle'>,
) {
  const { open, defaultOpen = false } = props;
  // Details that the user opened stay open, also if the default changes.
  const [startsOpen] = useState(defaultOpen);
  const { ref, isHeld, told } = useOpen<HTMLDetailsElement>(
    props,
    {
      isOpen: (details) => details.open,
      show: (details) => (details.open = true),
      hide: (details) => (details.open = false),
    },
    startsOpen,
  );

  return {
    ref,
    open: open ?? startsOpen,
    onClick: composeHandlers(
      props.onClick,
      isHeld
        ? (event: MouseEvent<HTMLDetailsElement>) => {
            const summary = event.target instanceof Element ? event.target.closest('summary') : null;
            if (summary?.parentElement === event.currentTarget) {
              event.preventDefault();
              told(!open);
            }
          }
        : undefined,
    ),
    onToggle: composeHandlers(props.onToggle, ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
      told(currentTarget.open),
    ),
  };
}
