/** An error that a person can mend: says what happened, why, and what to do, in plain words without a stack. */
export class Stop extends Error {
  constructor(what: string, why: string, mend: string) {
    super(`${what} ${why} ${mend}`);
    this.name = 'Stop';
  }
}

/** Ends the process with code 1: a `Stop` as its sentence, anything else with its stack. */
export function stopProcess(error: unknown): never {
  process.stderr.write(
    `\n${error instanceof Stop ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
