import { pictureLimits } from '@volan/domain-rules';

const kilobyte = 1024;

/** Limits of a multipart form without files. */
export const formLimits = {
  fieldNameSize: 100,
  fieldSize: 256 * kilobyte,
  fields: 100,
  fileSize: pictureLimits.bytes,
  files: 0,
  parts: 100,
  headerPairs: 50,
} as const;

/**
 * Limits of a multipart form with files.
 *
 * @param files most files: as many as the call has fields for them
 */
export const fileFormLimits = (files: number) =>
  ({ ...formLimits, fileSize: pictureLimits.bytes + 1, files, parts: formLimits.parts + files }) as const;
