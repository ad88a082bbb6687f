'use client';

import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import { useControllableState } from '../element/useControllableState.ts';
import { useFormReset } from '../element/useFormReset.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import { filterOptions } from './filterOptions.ts';

export interface ChoiceSettings {
  id: string;
  options: readonly ComboboxOption[];
  multiple: boolean;
  /** The parent holds what is chosen. */
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  /** What is chosen stays. */
  readOnly: boolean | undefined;
  /** The parent looks for options; without it they are filtered here. */
  onSearch: ((text: string) => void) | undefined;
  onValues: (values: readonly string[]) => void;
}

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape, InputChange, ItemClick, MenuMouseLeave, FunctionReset } =
  useCombobox.stateChangeTypes;

/** What is typed, what is chosen and what is open. */
export function useChoice(settings: ChoiceSettings) {
  const { id, options, multiple, value, defaultValue, readOnly, onSearch, onValues } = settings;
  const [values, setValues] = useControllableState({ value, defaultValue, onChange: onValues });
  const [atFirst] = useState(values);
  // Options that were found by an earlier search keep their words.
  const [known, setKnown] = useState(options);
  const named = (wanted: string) => [...options, ...known].find((one) => one.value === wanted);
  const chosen = values.flatMap((one) => named(one) ?? []);
  /** Undefined while nothing is typed: then all options stand in the list, whatever the field shows. */
  const [typed, setTyped] = useState<string>();
  const shown = onSearch || typed === undefined ? [...options] : filterOptions(options, typed);
  const single = multiple ? undefined : chosen[0];
  const text = typed ?? single?.label ?? '';

  const choose = (next: readonly ComboboxOption[]) => {
    if (readOnly) return;
    setKnown([...next, ...known.filter((one) => !next.includes(one))]);
    setValues(next.map((option) => option.value));
  };
  const toggle = (option: ComboboxOption) => {
    if (!multiple) {
      choose([option]);
    } else if (values.includes(option.value)) {
      choose(chosen.filter((one) => one.value !== option.value));
    } else {
      choose([...chosen, option]);
    }
  };
  const search = (next: string | undefined) => {
    if (next !== typed) {
      setTyped(next);
      onSearch?.(next ?? '');
    }
  };

  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, () => {
    search(undefined);
    setValues(atFirst);
  });

  const list = useCombobox<ComboboxOption>({
    items: shown,
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    selectedItem: null,
    id,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-open`,
    getItemId: (index) => `${id}-option-${index}`,
    stateReducer: (state, { type, changes }) => {
      if (type === InputKeyDownEscape && !state.isOpen) {
        return state;
      }
      if (type === InputChange) {
        return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
      }
      // A list that grows shorter leaves the pointer that rested on it, and Enter would choose nothing.
      if (type === MenuMouseLeave) {
        return { ...changes, highlightedIndex: state.highlightedIndex };
      }
      // Several are chosen one after the other.
      if (multiple && (type === ItemClick || (type === InputKeyDownEnter && changes.selectedItem))) {
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      }
      // Leaving the field chooses nothing by itself.
      return type === InputBlur ? { ...changes, selectedItem: null } : changes;
    },
    onStateChange: ({ type, selectedItem }) => {
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) {
        toggle(selectedItem);
        search(undefined);
      } else if (type === InputBlur || type === InputKeyDownEscape || type === FunctionReset) {
        // An emptied field means no choice; anything else goes back to what is chosen.
        if (typed === '' && !multiple && chosen.length > 0) {
          choose([]);
        }
        search(undefined);
      }
    },
  });
  return {
    input,
    list,
    chosen,
    shown,
    single,
    typed,
    /** Call it in the event itself: told later, React has put the old text back and the letter is lost. */
    type: (text: string) => search(text),
    toggle,
    clear: () => {
      search(undefined);
      choose([]);
    },
  };
}
