/** The repeated background jobs of an API process. */
export const jobNames = [
  'mail',
  'push',
  'notifications',
  'decisions',
  'conversations',
  'lifecycle',
  'feeds',
  'prices',
  'ledger',
  'payments',
  'receipts',
  'plans',
  'boosts',
  'suspensions',
  'retention',
] as const;

/** The name of a job. */
export type JobName = (typeof jobNames)[number];

/** Work that waits in a table of its own and can fail for a while. */
export const workKinds = ['mail', 'push', 'receipts', 'feeds'] as const;

/** A kind of work that waits. */
export type WorkKind = (typeof workKinds)[number];

/** Seconds without a sign of life after which a process counts as gone. */
export const silentAfterSeconds = 30;
