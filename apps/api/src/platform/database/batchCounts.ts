/** Milliseconds between two writes. No page waits for them. */
const writeEveryMs = 5000;

/**
 * Counts that are kept in memory and written in batches. So counting costs no SQL statement, and a crash loses the
 * counts of five seconds.
 */
export interface BatchedCounts<Subject> {
  /**
   * Counts for a subject.
   *
   * @param name tells subjects apart
   * @param count how often. @default 1
   */
  add(name: string, subject: Subject, count?: number): void;
  /** Writes the counts. If that fails, they are kept for the next write. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** A subject, and its count since the last write. */
export type Counted<Subject> = Subject & { readonly count: number };

/** Starts counting. */
export function batchCounts<Subject extends object>(
  store: (batch: readonly Counted<Subject>[]) => Promise<void>,
  failed: (error: unknown) => void,
): BatchedCounts<Subject> {
  let counted = new Map<string, { readonly subject: Subject; count: number }>();
  let writing: Promise<void> = Promise.resolve();

  function add(name: string, subject: Subject, count = 1) {
    const row = counted.get(name);
    if (row) row.count += count;
    else counted.set(name, { subject, count });
  }

  async function writeBatch() {
    const batch = counted;
    counted = new Map();
    if (batch.size === 0) return;

    try {
      await store([...batch.values()].map(({ subject, count }) => ({ ...subject, count })));
    } catch (error) {
      for (const [name, { subject, count }] of batch) add(name, subject, count);
      throw error;
    }
  }
  const write = () => (writing = writing.catch(() => {}).then(writeBatch));

  const timer = setInterval(() => void write().catch(failed), writeEveryMs);
  timer.unref();

  return {
    add,
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}
