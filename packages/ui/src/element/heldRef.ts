import type { Ref, RefCallback } from 'react';
import { attach } from './attachRef.ts';

type Choice = HTMLInputElement | HTMLSelectElement;

/**
 * A reset brings back what a box, a radio or a list began with, without a word to React. Just before, this makes that
 * the same as what the parent holds.
 */
function keepOnReset(control: Choice | null) {
  if (!control) return undefined;

  const keep = ({ target }: Event) => {
    if (target !== control.form) return;
    if ('options' in control) {
      for (const option of control.options) option.defaultSelected = option.selected;
    } else {
      control.defaultChecked = control.checked;
    }
  };
  document.addEventListener('reset', keep);

  return () => document.removeEventListener('reset', keep);
}

const withTheirs = new WeakMap<object, RefCallback<never>>();

/** The ref of a native choice that a parent holds: the consumer's, and the same one in each render. */
export function heldRef<Element extends Choice>(theirs: Ref<Element> | undefined): RefCallback<Element> {
  if (!theirs) return keepOnReset;

  const known: RefCallback<Element> | undefined = withTheirs.get(theirs);
  if (known) return known;

  const both: RefCallback<Element> = (element) => {
    const stop = keepOnReset(element);
    const detach = attach(theirs, element);
    return () => {
      stop?.();
      detach();
    };
  };
  withTheirs.set(theirs, both);

  return both;
}
