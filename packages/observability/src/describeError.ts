/** An error as it is in a log. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** Where it was thrown, without the message. */
  readonly stack: string;
  /** Name of the kind, such as `ECONNREFUSED` or a state of SQL. */
  readonly code?: string;
  readonly cause?: DescribedError;
}

/** States of SQL that repeat what somebody wrote: data that does not fit, and broken rules of a table. */
const repeatsValues = /^2[23]/;

/**
 * Describes an error for the log, with only the fields that help to find it. Errors of a database also have rows and
 * parameters, and errors of a library may have the request.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };

  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const message =
    typeof code === 'string' && repeatsValues.test(code) ? error.message.replace(/: ".*$/s, ': …') : error.message;

  return {
    type: error.name,
    message,
    stack: framesOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause === undefined || depth > 3 ? {} : { cause: describeError(cause, depth + 1) }),
  };
}

/** A message of several lines is before the frames, and may hold anything. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
