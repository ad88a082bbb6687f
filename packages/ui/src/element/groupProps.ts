import type { FocusEvent } from 'react';
import { heldRef } from './heldRef.ts';

/** An `onBlur` that is called when the focus leaves a whole control, not when it moves between its parts. */
export function leaveProps<Element extends HTMLElement>(onBlur: ((event: FocusEvent<Element>) => void) | undefined) {
  return {
    onBlur:
      onBlur &&
      ((event: FocusEvent<Element>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event);
      }),
  };
}

/** The values of the boxes that are ticked in the group of a box, in the order of the page. */
function tickedBeside(box: Element): string[] {
  const ticked = box.closest('fieldset, table')?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked');
  return Array.from(ticked ?? [], ({ value }) => value);
}

interface TickProps {
  /** The ticked options, if the parent holds them. */
  value: readonly string[] | undefined;
  /** The ticked options at the start, if the page holds them. */
  defaultValue: readonly string[] | undefined;
  onValueChange: ((value: readonly string[]) => void) | undefined;
}

/** What one box of a group gets: whether it is ticked, and an `onChange` that tells all that are. */
export function tickProps({ value, defaultValue, onValueChange }: TickProps, own: string, startsTicked = false) {
  const onChange =
    onValueChange || value
      ? ({ currentTarget }: { currentTarget: Element }) => onValueChange?.(tickedBeside(currentTarget))
      : undefined;
  return value
    ? { checked: value.includes(own), onChange, ref: heldRef<HTMLInputElement>(undefined) }
    : { defaultChecked: defaultValue ? defaultValue.includes(own) : startsTicked, onChange };
}
