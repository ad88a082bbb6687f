import type { CompiledMessage } from '@volan/i18n';
import type { SelectOption } from '@volan/ui';
import type { AskingProps } from '../../runtime/hydration/withQueries.tsx';

/** A short filter of a category: one control, or two for a make with its models. */
export type ShortFilter =
  | { kind: 'makes'; key: string }
  /** A number from one side: a price at most, a year at least. */
  | { kind: 'limit'; key: string; side: 'min' | 'max'; title: string; steps: SelectOption[] }
  | { kind: 'regions'; key: string; title: string };

/** A make that can be chosen; models are asked by its id. */
export interface ShortMake {
  id: number;
  slug: string;
  title: string;
}

/** The questions of the short search in a category. */
export interface ShortQuestions {
  filters: ShortFilter[];
  makes: ShortMake[];
}

/** Texts of the short search, ready to read; the browser fills in what it cannot know before. */
interface ShortSearchTexts {
  title: string;
  lead?: string;
  category: string;
  make: string;
  anyMake: string;
  model: string;
  anyModel: string;
  makeFirst: string;
  everywhere: string;
  /** "{question} up to". */
  upTo: CompiledMessage;
  /** "{question} from". */
  atLeast: CompiledMessage;
  /** Text of the button with `count`. */
  showCount: CompiledMessage;
  /** Text of the button while the number is not known. */
  show: string;
  /** The filters could not be read; absent where they were. */
  failed?: string;
}

/** The short search of the home page as plain data: it travels to the browser with the page. [M50] */
export interface ShortSearchProps extends AskingProps {
  id: string;
  /** In a menu, which leads to all filters itself: a small title and no frame. @default false */
  compact?: boolean;
  /** The list of the default category; the chosen category travels as `category_id`. */
  action: string;
  /** Ways to all filters, by the id of the category. */
  detailed: { label: string; hrefs: Record<string, string> };
  categoryId: number;
  /** Value is the id, the default category first. */
  categories: SelectOption[];
  /** Countries of the host. */
  countries: string[];
  /** Value of `lang`, for numbers. */
  tag: string;
  /** The newest that is offered. */
  year: number;
  questions: ShortQuestions;
  regions: SelectOption[];
  /** Ads of the default category; `null` where they could not be counted. */
  total: number | null;
  texts: ShortSearchTexts;
}
