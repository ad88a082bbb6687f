/** What a suite came to: how many things it looked at, and how they ended. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The tests that failed, each with the first line of its reason. */
  faults?: readonly string[];
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
