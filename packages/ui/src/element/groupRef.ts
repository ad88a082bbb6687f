import type { Ref, RefCallback } from 'react';
import { attach } from './attachRef.ts';

const control = ':is(input:not([type="hidden"]), select, textarea, button):enabled:not([tabindex="-1"])';
const wrong = ':is([aria-invalid="true"], :invalid)';

/** The element of a group that takes the focus: the chosen radio, then the invalid element, then the first one. */
function placeOfFocus(group: HTMLElement): HTMLElement | undefined {
  const all = [...group.querySelectorAll<HTMLElement>(control)].filter((one) => one.checkVisibility());
  return all.find((one) => one.matches('[type="radio"]:checked')) ?? all.find((one) => one.matches(wrong)) ?? all.at(0);
}

/**
 * A group has no focus of its own. Form libraries focus the first wrong control by its ref, whether it is a group or
 * not.
 */
export function takeFocus(group: HTMLElement | null): void {
  if (!group) return;

  Object.defineProperty(group, 'focus', {
    configurable: true,
    value: (options?: FocusOptions) => placeOfFocus(group)?.focus(options),
  });
}

const withTheirs = new WeakMap<object, RefCallback<never>>();

/**
 * The consumer's ref of a group, whose `focus()` leads into the group; the same one in each render. None where the
 * consumer has none, so that a server component can render the group.
 */
export function groupRef<Element extends HTMLElement>(theirs: Ref<Element> | undefined) {
  if (!theirs) return undefined;

  const known: RefCallback<Element> | undefined = withTheirs.get(theirs);
  if (known) return known;

  const both: RefCallback<Element> = (element) => {
    takeFocus(element);
    return attach(theirs, element);
  };
  withTheirs.set(theirs, both);

  return both;
}
