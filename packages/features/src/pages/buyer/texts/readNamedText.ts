import type { Api } from '@volan/api-client';
import { textQueries } from '@volan/api-client/react';
import type { NamedText } from '@volan/api-contract';
import type { TextPage } from '@volan/domain-rules';
import type { QueryClient } from '@tanstack/react-query';

/**
 * The text of a page; the terms have a call of their own. Throws `CallError`: without its text it is no page.
 * [J59, J60, T15]
 */
export const readNamedText = (queries: QueryClient, api: Api, page: TextPage): Promise<NamedText> =>
  page === 'terms' ? queries.fetchQuery(textQueries.agreement(api)) : queries.fetchQuery(textQueries.named(api, page));
