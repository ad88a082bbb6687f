'use client';

import type { Ref, ToggleEvent, ToggleEventHandler } from 'react';
import { composeHandlers } from './composeProps.ts';
import { useOpen, type OpenProps } from './useOpen.ts';

const isOpen = (popover: HTMLElement) => popover.matches(':popover-open');

/** Beside what the user has pressed, or beside the button that names it. */
function show(popover: HTMLElement) {
  const { activeElement, body } = document;
  const source =
    activeElement === body || popover.contains(activeElement)
      ? document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
      : activeElement;
  popover.showPopover(source instanceof HTMLElement ? { source } : {});
}

/** Another one has taken its place: the browser shows one at a time, and two that insist would never rest. */
const isReplaced = (popover: HTMLElement) =>
  [...document.querySelectorAll('[popover="auto"]:popover-open')].some((other) => !other.contains(popover));

/** The props of an element with `popover` whose parent can hold `open`. Without a parent, buttons open it by its id. */
export function usePopoverOpen<Element extends HTMLElement>(
  props: OpenProps & {
    ref?: Ref<Element> | undefined;
    onToggle?: ToggleEventHandler<Element> | undefined;
  },
) {
  const { ref, told } = useOpen<Element>(props, { isOpen, show, hide: (popover) => popover.hidePopover() });
  return {
    ref,
    onToggle: composeHandlers(props.onToggle, ({ target, currentTarget }: ToggleEvent<Element>) => {
      if (target === currentTarget) told(isOpen(currentTarget), !isReplaced(currentTarget));
    }),
  };
}
