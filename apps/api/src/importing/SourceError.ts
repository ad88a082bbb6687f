/**
 * A file cannot be read further. The message says in one sentence for its sender what is wrong, where, and what to do.
 */
export class SourceError extends Error {
  /** The line of the error; 0: none. */
  readonly line: number;

  constructor(message: string, line = 0) {
    super(message);
    this.line = line;
  }
}
