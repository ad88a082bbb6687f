/**
 * The parameter of a page that asks for a mailed code: its step, sealed by the server, so that a reload, Back and another
 * tab show the field of the code again. [B03, G04]
 */
export const codeStepParameter = 'step';

/** A step that asks for a mailed code. */
export interface CodeStep {
  /** The address that was typed; never one of the server. */
  readonly email: string;
  /** Whether the browser stays signed in afterwards. */
  readonly remember: boolean;
  /** When another code was requested after the first one, in milliseconds; absent after the first one. */
  readonly requestedAgain?: number;
}

/** The query of an address without that step, for links that leave it. */
export function withoutCodeStep(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(codeStepParameter)) return search;

  query.delete(codeStepParameter);

  return query.size === 0 ? '' : `?${query}`;
}
