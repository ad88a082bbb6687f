/** A file of tests, and how long its tests took. */
export interface TimedFile {
  /** Its path from the folder of the repository. */
  name: string;
  seconds: number;
}

/** The result of a suite: how many things it checked, and their outcomes. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The tests that failed, each with the first line of its reason. */
  faults?: readonly string[];
  /** Its test files, if it has any. */
  files?: readonly TimedFile[];
  /** Why nothing of it ran, such as a program that this machine does not have. */
  skipped?: string;
}

/** Adds up the suites. */
export function total(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The files of all suites whose tests took longest, the slowest first; ten at most. */
export const slowestFiles = (outcomes: readonly Outcome[]): readonly TimedFile[] =>
  outcomes
    .flatMap(({ files = [] }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
