'use client';

import type { Ref } from 'react';
import { takeFocus } from './groupRef.ts';
import { useMergedRefs } from './useMergedRefs.ts';

/** The radios of a group, without those of other questions in it. */
function radiosOf(group: HTMLElement): HTMLInputElement[] {
  const all = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  return all.filter(({ name }) => name === all[0]?.name);
}

/** A fieldset has neither a value nor a focus of its own; form libraries expect both of a control. */
function asOneControl(group: HTMLElement | null): void {
  if (!group) return;

  takeFocus(group);
  Object.defineProperty(group, 'value', {
    configurable: true,
    get: () => radiosOf(group).find(({ checked }) => checked)?.value ?? '',
    set: (value: unknown) => {
      for (const radio of radiosOf(group)) radio.checked = radio.value === value;
    },
  });
}

/**
 * The ref of a group of radios. Its element has `value` and `focus()` like a single control, so that `register` of a
 * form library works on it.
 */
export function useRadios<Group extends HTMLElement>(ref: Ref<Group> | undefined) {
  return useMergedRefs<Group>(asOneControl, ref);
}
