/**
 * Exit code of a bench that finished and missed a goal. Any other code except 0 means that it failed.
 */
export const missedExitCode = 3;
