import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';

export interface TranslationLanguage {
  code: string;
  /** For `lang`: "sr-Latn", "mk". */
  lang: string;
  /** Its own name: "Srpski", "Македонски". */
  label: string;
  /** Country of its flag. */
  flag: string;
}

export interface TranslationRow {
  key: string;
  /** Text by the code of the language; absent or empty is missing. */
  texts: Readonly<Record<string, string | undefined>>;
  /** Languages whose text a machine suggested and nobody has confirmed. */
  machine?: readonly string[];
}

export interface TranslationLabels {
  /** "Nedostaje". */
  missing: string;
  /** "Mašinski". */
  machine: string;
  /** Said before a cell: "Izmeni". */
  edit: string;
  save: string;
  saving: string;
  saved: string;
  cancel: string;
  /** "Predloži". */
  suggest: string;
  suggesting: string;
  /** Where the connection failed: "Nije sačuvano. Pokušajte ponovo." */
  failed: string;
}

export interface TranslationGridProps extends ElementProps<'div', 'id'> {
  id: string;
  /** Read aloud: "Prevodi". */
  caption: string;
  /** Over the first column: "Ključ". */
  keyLabel: string;
  /** The columns, in their order. */
  languages: readonly TranslationLanguage[];
  rows: readonly TranslationRow[];
  labels: TranslationLabels;
  /** Stores a text; resolves with an error in words if it is refused, such as a broken plural form. */
  onSave: (key: string, code: string, text: string) => Promise<string | undefined>;
  /** Asks for a draft. A human confirms it by saving; without it no draft is offered. [J66] */
  onSuggest?: (key: string, code: string) => Promise<string>;
  /** In place of rows. */
  empty: ReactNode;
}
