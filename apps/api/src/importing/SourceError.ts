/** A file that cannot be read further: what is wrong with it, where, and what to do, in one sentence for its sender. */
export class SourceError extends Error {
  /** The line at which it is wrong; 0: none. */
  readonly line: number;

  constructor(message: string, line = 0) {
    super(message);
    this.line = line;
  }
}
