/** An error that a person can correct: its message says what happened, why, and what to do, and no stack is printed. */
export class CliError extends Error {
  constructor(what: string, why: string, mend: string) {
    super(`${what} ${why} ${mend}`);
    this.name = 'CliError';
  }
}

/** Prints the error and exits with code 1: a `CliError` as its message, anything else with its stack. */
export function exitWithError(error: unknown): never {
  process.stderr.write(
    `\n${error instanceof CliError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
