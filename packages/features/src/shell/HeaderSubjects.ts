import type { Category, NavigationGroup } from '@volan/api-contract';
import type { Site } from '../runtime/site/Site.ts';
import type { Messages } from '../runtime/site/useMessages.ts';
import type { BuiltPages } from './BuiltPages.ts';
import type { Viewer } from '../runtime/site/Viewer.ts';

/** What headers are made from. They are kept for many pages, so they ask no context. */
export interface HeaderSubjects {
  site: Site;
  messages: Messages;
  viewer: Viewer;
  categories: readonly Category[];
  navigation: readonly NavigationGroup[];
  /** ISO code of the country whose regions can be picked; left out where none are known. [T35] */
  regionCountry?: string;
  isBuilt?: BuiltPages;
}
