import type { AdSearchMeta } from '@volan/api-contract';
import type { CatalogQuery } from '@volan/domain-rules';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import type { FilterSubjects } from './filterLabels.ts';

/** The data that the controls of a panel are made from. */
export interface Panel {
  readonly query: CatalogQuery;
  readonly meta: AdSearchMeta;
  readonly subjects: FilterSubjects;
  readonly messages: Messages;
  /** Moment of the page in milliseconds: months count from here. */
  readonly now: number;
  /** Shows every answer and every question, also those that lead to no ad now. */
  readonly every: boolean;
  /** Numbers of the form that could not be read, by the name of their control. */
  readonly unreadable?: CatalogPlace['unreadable'];
}
