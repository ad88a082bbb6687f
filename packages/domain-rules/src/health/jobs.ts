/** What the API does by itself, again and again. */
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

/**
 * Seconds between two runs of a job. Work of `mail`, `push`, `notifications`, `feeds` and `prices` starts a run before
 * that.
 */
export const jobSeconds: Readonly<Record<JobName, number>> = {
  mail: 30,
  push: 10,
  notifications: 15,
  decisions: 10,
  conversations: 30,
  lifecycle: 600,
  feeds: 30,
  prices: 15,
  ledger: 60,
  payments: 10,
  receipts: 15,
  plans: 60,
  boosts: 60,
  suspensions: 60,
  retention: 3600,
};

/** Work that waits in a table of its own and can fail for a while. */
export const workKinds = ['mail', 'push', 'receipts', 'feeds'] as const;

/** A kind of work that waits. */
export type WorkKind = (typeof workKinds)[number];

/** Seconds without a sign of life after which a process counts as gone. */
export const silentAfterSeconds = 30;
