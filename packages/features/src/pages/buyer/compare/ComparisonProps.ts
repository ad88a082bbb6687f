import type { CompareLink } from '@volan/domain-rules';
import type { AskingProps } from '../../../runtime/hydration/withQueries.tsx';
import type { CompareTexts } from './CompareTexts.ts';
import type { Comparison } from './comparisonOf.ts';

/** A shortlist that somebody shared, ready to read. [N07] */
export interface SharedComparison {
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
  /** The comparison of the link; null for the visitor's own comparison. */
  shared: SharedComparison | null;
  /** Shows only what differs, at first. */
  different: boolean;
  /** Value of `lang`, for numbers and plurals. */
  tag: string;
  texts: CompareTexts;
}
