/** How long a page of the cache may be answered; times in milliseconds. */
export const limits = {
  /** A page may be so long behind what it shows. */
  maxStale: 10_000,
  /** From then on it is made again beside what visitors get. */
  revalidateAfter: 8000,
  /** Words such as "2 days ago", boosts that end and the hourly order of TOP ads change without any change of an ad. */
  maxAge: 600_000,
  /**
   * So long a visitor waits for a page to be made again; then they get the old one. A slow database is not their fault.
   */
  revalidateTimeout: 700,
  /** A page may be so old where a new one cannot be made. */
  staleIfError: 3_600_000,
  /** Pause after a page could not be made again. */
  retryAfter: 1000,
} as const;

/** A page that was answered so often is worth the best compression. */
export const oftenAsked = 20;
