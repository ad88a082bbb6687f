/** An error that a person can mend: says what happened, why, and what to do, in plain words without a stack. */
export class CliError extends Error {
  constructor(what: string, why: string, mend: string) {
    super(`${what} ${why} ${mend}`);
    this.name = 'CliError';
  }
}

/** Ends the process with code 1: a `CliError` as its sentence, anything else with its stack. */
export function exitWithError(error: unknown): never {
  process.stderr.write(
    `\n${error instanceof CliError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
