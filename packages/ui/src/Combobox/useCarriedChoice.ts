'use client';

import { useRef, useState, type ChangeEvent, type Ref } from 'react';
import { useFormReset } from '../element/useFormReset.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import type { ComboboxOption } from './ComboboxOption.ts';

export interface CarriedChoice {
  options: readonly ComboboxOption[];
  multiple: boolean;
  /** The choice of the parent. */
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  /** The choice stays. */
  readOnly: boolean | undefined;
  onChange: ((event: ChangeEvent<HTMLSelectElement>) => void) | undefined;
  onValues: (values: readonly string[]) => void;
  ref: Ref<HTMLSelectElement> | undefined;
}

/** One value as a list of one; none as an empty list. */
export const asList = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? (value === '' ? [] : [value]) : value;

const native = (property: 'value' | 'options') =>
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, property) ?? {};

const optionsOf = (select: HTMLSelectElement): readonly HTMLOptionElement[] => [...select.querySelectorAll('option')];

/** The choice in a list, in the order in which it was made. */
function chosenIn(select: HTMLSelectElement): (before: readonly string[]) => readonly string[] {
  const all = optionsOf(select).map(({ value }) => value);
  const now = [...select.selectedOptions].map(({ value }) => value);
  return (before) => {
    if (!select.multiple) return asList(now[0]) ?? [];

    // In the order of choosing, and with values whose options are not loaded yet.
    const kept = before.filter((value) => now.includes(value) || !all.includes(value));
    const next = [...kept, ...now.filter((value) => !before.includes(value))];

    return next.length === before.length && kept.length === before.length ? before : next;
  };
}

/** Lists whose `change` event is running: React resets them before it renders the result. */
const changing = new WeakSet<HTMLSelectElement>();

type Written = (after: (before: readonly string[]) => readonly string[]) => void;

/**
 * Reports a choice that a script writes without an event, as form libraries do on `reset` and `setValue`. They write
 * `value`; for several values they write `selected` of each of the `options`.
 */
function watchWrites(select: HTMLSelectElement | null, written: Written) {
  if (!select) return;

  const value = native('value');
  const options = native('options');
  Object.defineProperty(select, 'value', {
    ...value,
    set(wanted: unknown) {
      value.set?.call(select, wanted);
      const next = typeof wanted === 'string' ? (asList(wanted) ?? []) : [];
      // It stays a wish where its option is not loaded yet.
      written((before) => (before.length === next.length && before[0] === next[0] ? before : next));
    },
  });
  if (!select.multiple) return;

  const watchOption = (option: HTMLOptionElement) => {
    if (Object.hasOwn(option, 'selected')) return;

    const selected = Object.getOwnPropertyDescriptor(HTMLOptionElement.prototype, 'selected') ?? {};
    Object.defineProperty(option, 'selected', {
      ...selected,
      set(wanted: unknown) {
        selected.set?.call(option, wanted);
        // Now, not later: the next drawing puts back what it knows. Behind a change React does the same, unasked.
        if (!changing.has(select)) written(chosenIn(select));
      },
    });
  };
  Object.defineProperty(select, 'options', {
    ...options,
    get(): unknown {
      for (const option of optionsOf(select)) watchOption(option);
      return options.get?.call(select);
    },
  });
}

/**
 * The choice of a combobox. A native list carries it, which the browser fills in, forms send and reset, and form
 * libraries read, write and listen to: choosing is a `change` of that list.
 */
export function useCarriedChoice(settings: CarriedChoice) {
  const { options, multiple, value, defaultValue = [], readOnly, onChange, onValues, ref } = settings;
  const carrier = useRef<HTMLSelectElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [atFirst] = useState(defaultValue);
  const values = value ?? own;

  // Options that were found by an earlier search keep their words.
  const [known, setKnown] = useState(options);
  const named = (wanted: string) => [...options, ...known].find((one) => one.value === wanted);
  const chosen = values.flatMap((one) => named(one) ?? []);

  const [watch] = useState(() => (select: HTMLSelectElement | null) => watchWrites(select, setOwn));
  const watched = useMergedRefs<HTMLSelectElement>(carrier, watch);
  const merged = useMergedRefs<HTMLSelectElement>(watched, ref);

  useFormReset(carrier, () => {
    // The browser goes back to these right behind the event.
    const back = value ?? atFirst;
    for (const option of carrier.current ? optionsOf(carrier.current) : [])
      option.defaultSelected = back.includes(option.value);
    setOwn(atFirst);
  });

  return {
    values,
    chosen,
    /** Options that the native list has to hold: also those chosen that a later search did not find. */
    listed: [...options, ...chosen.filter((one) => !options.some((option) => option.value === one.value))],
    choose: (next: readonly ComboboxOption[]) => {
      const select = carrier.current;
      if (!select || readOnly) return;

      const wanted = next.map((option) => option.value);
      changing.add(select);
      if (!multiple && wanted.length === 0) wanted.push('');
      for (const option of optionsOf(select)) option.selected = wanted.includes(option.value);
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    },
    carrier,
    carrierProps: {
      ref: merged,
      value: multiple ? [...values] : (values[0] ?? ''),
      onChange: (event: ChangeEvent<HTMLSelectElement>) => {
        const select = event.currentTarget;
        changing.add(select);
        queueMicrotask(() => changing.delete(select));
        if (readOnly) return;

        onChange?.(event);
        const next = chosenIn(select)(values);
        setKnown((before) => [...next.flatMap((one) => named(one) ?? []), ...before]);
        setOwn(next);
        onValues(next);
      },
    },
  };
}
