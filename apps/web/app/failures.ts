import { CallError } from '@volan/api-client';
import { prefetchShell } from '@volan/features/shell';
import { data } from 'react-router';
import { withTimeout } from '../ssr/withTimeout.ts';
import type { RequestContext } from '../ssr/requestContext.ts';

/** Whether a call failed by this name. */
export function isFailure(error: unknown, name: string): error is CallError {
  return error instanceof CallError && error.failed.failure === name;
}

/** The status of a page, by the failure of a call; any other failure means that the API cannot be reached. */
const statuses: Readonly<Record<string, number>> = {
  'not-found': 404,
  forbidden: 403,
  'bad-query': 400,
  internal: 500,
};

/** Longest wait for the menus around an error page, in milliseconds: it is of use without them. */
const menuTimeoutMs = 400;

/** An error page with its status, and with the menus of the site around it where they come in time. */
export async function errorPage({ queries, api, site }: RequestContext, status: number) {
  await withTimeout(menuTimeoutMs, prefetchShell(queries, api, site));
  await queries.cancelQueries();
  return data(null, { status });
}

/** The answer of a page whose data could not be read: its error page with the right status. [T15] */
export async function failedPage(requestContext: RequestContext, error: unknown) {
  if (!(error instanceof CallError)) {
    return error;
  }
  const status = statuses[error.failed.failure] ?? 503;
  // A silent API would only make the visitor wait once more for the menus.
  return status < 500 ? errorPage(requestContext, status) : data(null, { status });
}
