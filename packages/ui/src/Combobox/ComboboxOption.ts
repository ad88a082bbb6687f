import type { ReactNode } from 'react';

/** One of the things that can be chosen. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Found by it as well, and shown behind the label: "RS", "sr". */
  code?: string;
  /** Other words that find it; not shown. */
  nicknames?: readonly string[];
  /** Ads behind it, as shown. */
  count?: string;
  /** Title of the group that it is under; options of a group follow one another. */
  group?: string;
  /**
   * The flag in front: `<Flag country="RS" />`. Given as an element, so that a list without flags carries none of them.
   */
  flag?: ReactNode;
}

/** Every word that the control says by itself. */
export interface ComboboxLabels {
  /** "Prikaži sve" */
  open: string;
  /** "Obriši izbor" */
  clear: string;
  /** Shown in the list if nothing matches: "Nema marke „Xyz“". */
  empty: (text: string) => string;
  /** How many match, for screen readers: "12 marki". */
  results: (count: number) => string;
  /** While the parent looks for options: "Učitava se". */
  loading: string;
}
