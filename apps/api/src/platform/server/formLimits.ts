import { pictureLimits } from '@volan/domain-rules';

const kilobyte = 1024;

/** What a multipart form may hold; files only where a call takes some. */
export const formLimits = {
  fieldNameSize: 100,
  fieldSize: 256 * kilobyte,
  fields: 100,
  fileSize: pictureLimits.bytes,
  files: 0,
  parts: 100,
  headerPairs: 50,
} as const;

/** The same for a call that takes files. */
export const fileFormLimits = { ...formLimits, fileSize: pictureLimits.bytes + 1, files: 1, parts: 101 } as const;
