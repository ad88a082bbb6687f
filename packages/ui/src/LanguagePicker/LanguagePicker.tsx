import type { ElementProps } from '../element/ElementProps.ts';
import type { DetailsOpenProps } from '../element/useDetailsOpen.ts';
import { HeaderMenu } from '../HeaderMenu/HeaderMenu.tsx';
import { globeIcon } from '../icons/index.ts';

/** A language by its own name, with this page in it. */
export interface LanguageLink {
  /** "Deutsch": always in the language itself. */
  name: string;
  href: string;
  /** Value of `lang` for the name. */
  language: string;
  current: boolean;
}

export interface LanguagePickerProps extends DetailsOpenProps, ElementProps<'details', 'open'> {
  /** "Jezik". */
  label: string;
  languages: readonly LanguageLink[];
}

/** This page in another language. */
export function LanguagePicker({ label, languages, ...rest }: LanguagePickerProps) {
  const current = languages.find((language) => language.current);
  return (
    <HeaderMenu
      {...rest}
      label={label}
      icon={globeIcon}
      value={current?.name ?? label}
      entries={languages.map(({ name, href, language, current: isCurrent }) => ({
        label: name,
        href,
        lang: language,
        current: isCurrent,
      }))}
    />
  );
}
