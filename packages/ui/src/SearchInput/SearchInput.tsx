import type { InputEventHandler } from 'react';
import { TextInput } from '../TextInput/TextInput.tsx';
import { searchIcon } from '../icons/index.ts';

export interface SearchInputProps {
  id: string;
  /** What is searched: "Pronađi marku". Shown inside the empty field as well. */
  label: string;
  name?: string;
  defaultValue?: string;
  /** 38 or 44 px high. @default 'medium' */
  size?: 'small' | 'medium';
  /** A list of suggestions, by its id. */
  list?: string;
  onInput?: InputEventHandler<HTMLInputElement>;
}

/** A field to search in. */
export function SearchInput({ label, ...rest }: SearchInputProps) {
  return (
    <TextInput
      type="search"
      inputMode="search"
      icon={searchIcon}
      autoComplete="off"
      label={label}
      hideLabel
      placeholder={label}
      {...rest}
    />
  );
}
