/** Milliseconds between two writings: no page waits for one. */
const writeEveryMs = 5000;

/**
 * Counts that are kept in memory and written together: counting costs no statement, a crash loses those of five
 * seconds.
 */
export interface BatchedCounts<Subject> {
  /**
   * Counts for a subject.
   *
   * @param name tells subjects apart
   * @param count how often. @default 1
   */
  add(name: string, subject: Subject, count?: number): void;
  /** Writes what was counted; what cannot be written is kept for the next time. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** A subject, and how often it was counted since the last writing. */
export type Counted<Subject> = Subject & { readonly count: number };

/** Begins to count. */
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
