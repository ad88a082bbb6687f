import type { publishMessages } from '@volan/i18n';
import type { createRequestHandler, RouterContextProvider } from 'react-router';
import type { cacheablePage } from '../../ssr/cacheablePages.ts';
import type { documentIn } from '../../ssr/documentResponse.ts';
import type { renderWidget } from '../../ssr/widgets/renderWidget.tsx';
import type { RequestInfo } from '../../ssr/requestContext.ts';

/** The exports of the app's entry beside its render. All of it comes from one copy of the router. */
export interface AppEntry {
  createRequestHandler: typeof createRequestHandler;
  createRequestContext: (info: RequestInfo) => RouterContextProvider;
  cacheablePage: typeof cacheablePage;
  documentIn: typeof documentIn;
  renderWidget: typeof renderWidget;
  publishMessages: typeof publishMessages;
  firstScript: string;
}
