import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandId, WidgetQuery } from '@volan/domain-rules';
import type { PublishedMessages } from '@volan/i18n';
import type { CacheablePage } from '../../ssr/cacheablePages.ts';
import type { RequestInfo } from '../../ssr/requestContext.ts';
import type { SiteAddress } from '../http/siteAddress.ts';

/** The pages of the app, from a build or in development. */
export interface Pages {
  /** Renders a page. */
  render(info: Omit<RequestInfo, 'publicHead' | 'widgetPin'>, init: RequestInit): Promise<Response>;
  /** Renders a widget of a partner's page. */
  readonly renderWidget?: (info: Omit<RequestInfo, 'publicHead'>, query: WidgetQuery) => Promise<Response>;
  /** Replaces texts of the files by those of administrators, from the next page on. */
  readonly publishMessages?: (messages: PublishedMessages) => void;
  /** The service worker of a brand; development has none. */
  workerScript?(brand: BrandId): string;
  /** Describes a page in the cache, if it is the same for all visitors; development renders each page again. */
  cacheablePage?(address: SiteAddress): CacheablePage | null;
  /** Handles a request before all other handlers: the tools of development. */
  first?(request: IncomingMessage, reply: ServerResponse, next: () => void): void;
}
