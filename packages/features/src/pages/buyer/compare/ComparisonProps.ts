import type { CompareLink } from '@volan/domain-rules';
import type { AskingProps } from '../../../runtime/hydration/withQueries.tsx';
import type { CompareTexts } from './CompareTexts.ts';
import type { Comparison } from './comparisonOf.ts';

/** A comparison made by the server: a shortlist that somebody shared, or what was chosen without JavaScript. [N07] */
export interface SharedComparison {
  /** Chosen in this browser without JavaScript: its ads can be removed. */
  isOwn: boolean;
  /** The last ad was not added: ten are compared already. [M56] */
  isFull: boolean;
  comparison: Comparison;
  link: CompareLink;
  /** How many of its ads are no longer for sale. */
  gone: number;
}

/** The comparison of a category as plain data: it travels to the browser with the page. */
export interface ComparisonProps extends AskingProps {
  categoryId: number;
  /** "Compare vehicles". */
  title: string;
  /** Name of the category. */
  category: string;
  /** The list with more ads of the category. */
  list: string;
  /** This page without a query: the visitor's own comparison. */
  own: string;
  /** The comparison of the address; null where the browser knows what is compared. */
  shared: SharedComparison | null;
  /** Shows only what differs, at first. */
  different: boolean;
  /** Value of `lang`, for numbers and plurals. */
  tag: string;
  texts: CompareTexts;
}
