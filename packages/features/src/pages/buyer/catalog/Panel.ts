import type { AdSearchMeta } from '@volan/api-contract';
import type { CatalogQuery } from '@volan/domain-rules';
import type { Words } from '../../../runtime/site/useWords.ts';
import type { FilterSubjects } from './filterWords.ts';

/** What the controls of a panel are made from. */
export interface Panel {
  readonly query: CatalogQuery;
  readonly meta: AdSearchMeta;
  readonly subjects: FilterSubjects;
  readonly words: Words;
  /** Moment of the page in milliseconds: months count from here. */
  readonly now: number;
  /** Shows every answer and every question, also those that lead to no ad now. */
  readonly every: boolean;
}
