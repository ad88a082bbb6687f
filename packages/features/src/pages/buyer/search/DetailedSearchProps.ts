import type { CompiledMessage } from '@volan/i18n';
import type { SelectOption } from '@volan/ui';
import type { FilterPanelProps } from '../catalog/FilterPanelProps.ts';

/** A group of questions with the keys that it asks. */
export interface SearchSection {
  id: string;
  title: string;
  /** Keys of its questions, in the order of the form. */
  keys: string[];
  /** It also asks for financing. */
  credit: boolean;
}

/** The form with every question of a category as plain data: it travels to the browser with the page. */
export interface DetailedSearchProps extends FilterPanelProps {
  heading: string;
  /** "Cars · 33 fields · 8 groups". */
  line: string;
  sections: SearchSection[];
  /** Label of the link to the empty form. */
  clearLabel: string;
  /** Questions that are answered now. */
  answered: string[];
  /** Address of this form: it takes the answers when the category changes, or when models are to be shown. */
  here: string;
  category: { label: string; value: string; options: SelectOption[]; change: string };
  /** The filters of the address that this category does not have; `null` without any. */
  dropped: string | null;
  messages: {
    sections: string;
    findField: string;
    noField: string;
    update: string;
    /** With `count`, filled in by the browser. */
    conditions: CompiledMessage;
  };
}
