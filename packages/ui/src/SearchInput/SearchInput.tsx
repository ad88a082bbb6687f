import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { searchIcon } from '../icons/index.ts';

export interface SearchInputProps extends Omit<
  TextInputProps,
  'type' | 'icon' | 'unit' | 'hideLabel' | 'optional' | 'size'
> {
  /** What is searched: "Pronađi marku". Shown inside the empty field as well. */
  label: string;
  /** 38 or 44 px high. @default 'medium' */
  size?: 'small' | 'medium';
}

/** A field to search in. */
export function SearchInput({ label, ...rest }: SearchInputProps) {
  return (
    <TextInput
      inputMode="search"
      autoComplete="off"
      placeholder={label}
      {...rest}
      label={label}
      type="search"
      icon={searchIcon}
      hideLabel
    />
  );
}
