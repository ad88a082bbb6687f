'use client';

import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import { useFormReset } from '../element/useFormReset.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import { filterOptions } from './filterOptions.ts';

export interface ChoiceSettings {
  id: string;
  options: readonly ComboboxOption[];
  multiple: boolean;
  chosen: readonly ComboboxOption[];
  choose: (next: readonly ComboboxOption[]) => void;
  /** The parent looks for options; without it they are filtered here. */
  onSearch: ((text: string) => void) | undefined;
}

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape, InputChange, ItemClick, MenuMouseLeave, FunctionReset } =
  useCombobox.stateChangeTypes;

/** The typed text, and whether the list is open. */
export function useChoice(settings: ChoiceSettings) {
  const { id, options, multiple, chosen, choose, onSearch } = settings;
  /** Undefined while nothing is typed: then all options are in the list, for any text of the field. */
  const [typed, setTyped] = useState<string>();
  const shown = onSearch || typed === undefined ? [...options] : filterOptions(options, typed);
  const single = multiple ? undefined : chosen[0];
  const text = typed ?? single?.label ?? '';

  const toggle = (option: ComboboxOption) => {
    if (!multiple) {
      choose([option]);
    } else if (chosen.some(({ value }) => value === option.value)) {
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
  useFormReset(input, () => search(undefined));

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
        // An emptied field means no choice; any other text returns to the choice.
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
