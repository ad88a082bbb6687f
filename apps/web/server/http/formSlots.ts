import { networkOf } from '@volan/observability';

/** How many forms with files one process takes at a time. */
export interface FormLimits {
  /** Of everybody. */
  readonly atOnce: number;
  /** Most forms of one address and of one account. An IPv6 address counts as its /64. */
  readonly perSender: number;
}

/** Who sends a form. */
export interface FormSender {
  readonly address: string;
  readonly user: number;
}

/** Frees the slot. */
export type LeaveSlot = () => void;

/** Limits the forms that are read at the same time. */
export function formSlots({ atOnce, perSender }: FormLimits) {
  const bySender = new Map<string, number>();
  let taken = 0;

  const count = (key: string, change: 1 | -1) => {
    const now = (bySender.get(key) ?? 0) + change;
    if (now > 0) bySender.set(key, now);
    else bySender.delete(key);
  };

  return {
    /** Takes a slot, or says which limit is reached. */
    take({ address, user }: FormSender): LeaveSlot | 'sender' | 'everybody' {
      const keys = [networkOf(address), `user ${user}`];
      if (keys.some((key) => (bySender.get(key) ?? 0) >= perSender)) return 'sender';
      if (taken >= atOnce) return 'everybody';
      taken += 1;
      for (const key of keys) count(key, 1);

      return () => {
        taken -= 1;
        for (const key of keys) count(key, -1);
      };
    },
  };
}
