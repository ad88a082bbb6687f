/**
 * Exit code of a measurement that came to its end and missed a goal. Any other code but 0 means that it could not measure.
 */
export const missedExitCode = 3;
