import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandId, WidgetQuery } from '@volan/domain-rules';
import type { PublishedMessages } from '@volan/i18n';
import type { CacheablePage } from '../../ssr/cacheablePages.ts';
import type { RequestInfo } from '../../ssr/requestContext.ts';
import type { SiteAddress } from '../http/siteAddress.ts';

/** What differs between a build and development. */
export interface Pages {
  /** Makes a page. */
  render(info: Omit<RequestInfo, 'publicHead' | 'widgetPin'>, init: RequestInit): Promise<Response>;
  /** Makes a widget of a partner's page. */
  readonly renderWidget?: (info: Omit<RequestInfo, 'publicHead'>, query: WidgetQuery) => Promise<Response>;
  /** Says texts of administrators in the place of those of the files, from the next page on. */
  readonly publishMessages?: (messages: PublishedMessages) => void;
  /** The service worker of a brand; development has none. */
  workerScript?(brand: BrandId): string;
  /** Describes a page in the cache, if it is the same for all visitors; development renders each page again. */
  cacheablePage?(address: SiteAddress): CacheablePage | null;
  /** Takes a request before all others: the tools of development. */
  first?(request: IncomingMessage, reply: ServerResponse, next: () => void): void;
}
