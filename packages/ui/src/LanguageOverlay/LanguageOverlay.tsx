'use client';

import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { matchesWords } from '../CountryPicker/matchesWords.ts';
import { DialogFrame, type DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { warnOfOpen } from '../element/useOpen.ts';
import { Flag } from '../Flag/Flag.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import * as styles from './LanguageOverlay.css.ts';

/** A language that the site speaks. */
export interface LanguageChoice {
  /** As the site calls it: "rs", "de". `onChoose` is given this one. */
  id: string;
  /** By its own name: "Deutsch". */
  name: string;
  /** Its names in other languages, for the search: "German", "Nemački". */
  otherNames?: readonly string[];
  /** What users know as its code, shown and searched: "sr". */
  code: string;
  /** Value of `lang` for the name. */
  language: string;
  /** ISO 3166-1 alpha-2 of a flag beside the name. */
  flag?: string;
  /** This page in that language. */
  href: string;
  current: boolean;
}

export interface LanguageOverlayProps extends DialogProps<'title' | 'onClose'> {
  logo: LogoProps;
  /** "Izaberite jezik". */
  title: string;
  languages: readonly LanguageChoice[];
  /** "Naziv ili oznaka, na primer „de“". */
  searchLabel: string;
  /** "No languages found", always in English: a user who looks for a language may read no other. [C34] */
  noneFound: string;
  /** "Continue in English", always in English. Left out on a page in English, where `proceed` says the same. [C33] */
  english: { label: string; id: string };
  /** Label of the button that continues in the current language: "Nastavi na srpskom". */
  proceed: string;
  /**
   * The browser asks for another language that we speak: its button comes first, in its own words ("Nastavi na srpskom"
   * on an English page). `language` is the value of `lang`. [F11]
   */
  suggested?: { label: string; id: string; language: string };
  /** The id of the language. Keep it as `uiLangSelected`; the link of the language is followed all the same. */
  onChoose?: (language: string) => void;
  /** Escape or a click beside it: nothing was chosen. */
  onClose?: () => void;
}

/** Asks for the language on the first visit. [C32-C34] */
export function LanguageOverlay(props: LanguageOverlayProps) {
  const {
    id,
    logo,
    title,
    languages,
    searchLabel,
    noneFound,
    english,
    proceed,
    suggested,
    onChoose,
    onClose,
    ...rest
  } = props;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('LanguageOverlay', props, onChoose, onClose);
  const [query, setQuery] = useState('');
  const found = languages.filter(({ name, otherNames = [], code }) =>
    matchesWords(query, [name, ...otherNames], [code]),
  );
  const current = languages.find((language) => language.current);

  return (
    <DialogFrame
      {...rest}
      id={id}
      labelledBy={`${id}-title`}
      size="large"
      startAt={`${id}-search`}
      onClose={(result) => (result ? onChoose?.(result) : onClose?.())}
    >
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Logo {...logo} />
        </div>
        <Heading level={2} size="h2" id={`${id}-title`}>
          {title}
        </Heading>
        <SearchInput id={`${id}-search`} label={searchLabel} onInput={(event) => setQuery(event.currentTarget.value)} />
        <ul className={styles.languages}>
          {found.map((language) => (
            <li key={language.id}>
              <Anchor
                className={styles.language}
                href={language.href}
                hrefLang={language.language}
                aria-current={language.current ? 'true' : undefined}
                onClick={() => onChoose?.(language.id)}
              >
                {language.flag && <Flag country={language.flag} />}
                <span className={styles.name} lang={language.language}>
                  {language.name}
                </span>{' '}
                <span className={styles.code}>{language.code}</span>
              </Anchor>
            </li>
          ))}
        </ul>
        <div role="status">
          {found.length === 0 && (
            <p className={styles.none} lang="en">
              {noneFound}
            </p>
          )}
        </div>
        <form className={styles.foot} method="dialog">
          {current?.id !== english.id && (
            <span className={styles.quiet} lang="en">
              <Button type="submit" value={english.id} variant="ghost">
                {english.label}
              </Button>
            </span>
          )}
          <Button type="submit" value={current?.id ?? english.id} variant={suggested ? 'secondary' : 'primary'}>
            {proceed}
          </Button>
          {suggested && (
            <span lang={suggested.language}>
              <Button type="submit" value={suggested.id} variant="primary" block>
                {suggested.label}
              </Button>
            </span>
          )}
        </form>
      </div>
    </DialogFrame>
  );
}
