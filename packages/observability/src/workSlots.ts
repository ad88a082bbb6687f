/** How much costly work one process does at a time. */
export interface SlotLimits {
  /** For everybody. */
  readonly atOnce: number;
  /** For one address and for one account. */
  readonly perSender: number;
}

/** Frees the slot. */
export type LeaveSlot = () => void;

/** Slots for work that takes much memory or time, such as reading a form with files. */
export interface WorkSlots {
  /**
   * Takes a slot, or says which limit is reached.
   *
   * @param sender the senders that the work counts for: its network (`networkOf`), and the account of a signed-in user
   */
  take(sender: readonly string[]): LeaveSlot | 'sender' | 'everybody';
}

/** Limits the work that is done at the same time. */
export function workSlots({ atOnce, perSender }: SlotLimits): WorkSlots {
  const bySender = new Map<string, number>();
  let taken = 0;

  const count = (key: string, change: 1 | -1) => {
    const now = (bySender.get(key) ?? 0) + change;
    if (now > 0) bySender.set(key, now);
    else bySender.delete(key);
  };

  return {
    take(sender) {
      if (sender.some((key) => (bySender.get(key) ?? 0) >= perSender)) return 'sender';
      if (taken >= atOnce) return 'everybody';

      taken += 1;
      for (const key of sender) count(key, 1);

      return () => {
        taken -= 1;
        for (const key of sender) count(key, -1);
      };
    },
  };
}
