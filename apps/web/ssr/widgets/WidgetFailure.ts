/** Why a widget shows nothing, as its script tells the page of the partner. */
export type WidgetProblem =
  | 'unknown-key'
  | 'revoked'
  | 'foreign-domain'
  | 'over-limit'
  | 'broken-query'
  | 'not-found'
  | 'gone'
  | 'unavailable';

/** A widget that cannot be shown, with the status that says so. */
export class WidgetFailure extends Error {
  readonly problem: WidgetProblem;

  constructor(problem: WidgetProblem) {
    super(`The widget cannot be shown: ${problem}.`);
    this.problem = problem;
  }
}

/** Statuses of the answers of a widget that shows nothing. */
export const problemStatus: Readonly<Record<WidgetProblem, number>> = {
  'unknown-key': 403,
  revoked: 403,
  'foreign-domain': 403,
  'over-limit': 429,
  'broken-query': 400,
  'not-found': 404,
  gone: 410,
  unavailable: 503,
};
