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

/** Limits of a multipart form with files. */
export const fileFormLimits = { ...formLimits, fileSize: pictureLimits.bytes + 1, files: 1, parts: 101 } as const;
