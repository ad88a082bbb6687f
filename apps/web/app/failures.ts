import { CallError } from '@volan/api-client';
import { data } from 'react-router';

/** Whether a call failed by this name. */
export function isFailure(error: unknown, name: string): error is CallError {
  return error instanceof CallError && error.failed.failure === name;
}

/** What a page answers with, by the failure of a call; anything else means that the API cannot be asked. */
const statuses: Readonly<Record<string, number>> = { 'not-found': 404, 'bad-query': 400, internal: 500 };

/** The answer of a page whose data could not be read: its error page with the right status. [T15] */
export function failedPage(error: unknown) {
  if (!(error instanceof CallError)) {
    return error;
  }
  return data(null, { status: statuses[error.failed.failure] ?? 503 });
}
