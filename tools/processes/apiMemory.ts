/**
 * How the API server takes memory from the system, for glibc: what is larger than 128 KiB is mapped by itself and goes
 * back when it is freed. Left to itself glibc soon puts arrays of megabytes between small pieces, and a hundred megabytes
 * stay behind the search index of a million ads. Elsewhere it changes nothing.
 */
export const apiMemory = { MALLOC_MMAP_THRESHOLD_: '131072' } as const;
