'use client';

import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { ComboboxOption } from './ComboboxOption.ts';
import { filterOptions } from './filterOptions.ts';

export interface ChoiceSettings {
  id: string;
  options: readonly ComboboxOption[];
  multiple: boolean;
  defaultValue: readonly string[];
  /** The parent looks for options; without it they are filtered here. */
  onSearch: ((text: string) => void) | undefined;
  onValues: (values: readonly string[]) => void;
}

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape, InputChange, ItemClick, FunctionReset } =
  useCombobox.stateChangeTypes;

/** What is typed, what is chosen and what is open. */
export function useChoice({ id, options, multiple, defaultValue, onSearch, onValues }: ChoiceSettings) {
  // Options that were found by an earlier search keep their words.
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>(() =>
    defaultValue.flatMap((value) => options.find((one) => one.value === value) ?? []),
  );
  /** Undefined while nothing is typed: then all options stand in the list, whatever the field shows. */
  const [typed, setTyped] = useState<string>();
  const shown = onSearch || typed === undefined ? [...options] : filterOptions(options, typed);
  const single = multiple ? undefined : chosen[0];
  const text = typed ?? single?.label ?? '';

  const choose = (next: readonly ComboboxOption[]) => {
    setChosen(next);
    onValues(next.map(({ value }) => value));
  };
  const toggle = (option: ComboboxOption) => {
    if (!multiple) {
      choose([option]);
    } else if (chosen.some(({ value }) => value === option.value)) {
      choose(chosen.filter(({ value }) => value !== option.value));
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

  const list = useCombobox<ComboboxOption>({
    items: shown,
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: typed === undefined || typed === '' ? -1 : 0,
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
      // Several are chosen one after the other.
      if (multiple && (type === ItemClick || (type === InputKeyDownEnter && changes.selectedItem))) {
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      }
      // Leaving the field chooses nothing by itself.
      return type === InputBlur ? { ...changes, selectedItem: null } : changes;
    },
    onStateChange: ({ type, selectedItem, inputValue }) => {
      if (type === InputChange) {
        search(inputValue ?? '');
      } else if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) {
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
    list,
    chosen,
    shown,
    single,
    typed,
    toggle,
    clear: () => {
      search(undefined);
      choose([]);
    },
  };
}
