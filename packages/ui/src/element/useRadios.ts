'use client';

import { useRef, useState, type Ref } from 'react';
import { useFormReset } from './useFormReset.ts';
import { useMergedRefs } from './useMergedRefs.ts';

/** The radios of a group, without those of other questions in it. */
function radiosOf(group: HTMLElement): HTMLInputElement[] {
  const all = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  return all.filter(({ name }) => name === all[0]?.name);
}

/** A fieldset has neither a value nor a focus of its own; form libraries expect both of a control. */
function asOneControl(group: HTMLElement | null): void {
  if (!group) return;
  Object.defineProperties(group, {
    value: {
      configurable: true,
      get: () => radiosOf(group).find(({ checked }) => checked)?.value ?? '',
      set: (value: unknown) => {
        for (const radio of radiosOf(group)) radio.checked = radio.value === value;
      },
    },
    focus: {
      configurable: true,
      value: (options?: FocusOptions) => {
        const radios = radiosOf(group);
        (radios.find(({ checked }) => checked) ?? radios.find(({ disabled }) => !disabled))?.focus(options);
      },
    },
  });
}

interface Radios<Group> {
  ref: Ref<Group> | undefined;
  value: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

/**
 * The ref of a group of radios. Its element has `value` and `focus()` like a single control, so that `register` of a
 * form library works on it, and a reset tells a parent that holds the value what it was at first.
 */
export function useRadios<Group extends HTMLElement>({ ref, value, onValueChange }: Radios<Group>) {
  const [first] = useState(value);
  const group = useRef<Group>(null);
  useFormReset(group, () => {
    // Behind the reset of the browser, which would undo what the parent makes of it.
    if (value !== undefined) setTimeout(() => onValueChange?.(first ?? ''));
  });
  const own = useMergedRefs<Group>(group, asOneControl);
  return useMergedRefs<Group>(own, ref);
}
