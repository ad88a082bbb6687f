/**
 * How the API server takes memory from the system, for glibc: blocks larger than 128 KiB are mapped separately and
 * returned when they are freed. By default glibc soon puts arrays of megabytes between small pieces, and a hundred
 * megabytes stay behind the search index of a million ads. On other systems it changes nothing.
 */
export const apiMemory = { MALLOC_MMAP_THRESHOLD_: '131072' } as const;
