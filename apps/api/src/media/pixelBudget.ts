import { userStatus, type Actor } from '@volan/domain-rules';

/** Pixels of uploads that are decoded for one account within a minute: fifty photos of 12 megapixels. */
const pixelsPerMinute = 600_000_000;

/** The same for an account that has confirmed nothing, since anybody can open many of those: ten photos. */
const pixelsPerMinuteUnconfirmed = 120_000_000;

const minuteMs = 60_000;

/** What an account has used of its limit in the current minute. */
interface PixelUse {
  /** Milliseconds since 1970 when the minute began. */
  readonly since: number;
  readonly pixels: number;
}

/** Limits the pixels that each account may have decoded in this process. */
export interface PixelBudget {
  /** Whether the account may have another picture decoded now. The last one may exceed the limit. */
  hasLeft(account: Pick<Actor, 'id' | 'status'>): boolean;
  /** Counts pixels that are decoded for the account. */
  spend(account: Pick<Actor, 'id'>, pixels: number): void;
}

/** Counts the pixels of each account for one minute, which starts with its first picture. */
export function pixelBudget(now: () => number = Date.now): PixelBudget {
  const spent = new Map<number, PixelUse>();
  const standing = (id: number) => {
    const found = spent.get(id);
    return found && now() - found.since < minuteMs ? found : { since: now(), pixels: 0 };
  };

  return {
    hasLeft({ id, status }) {
      const max = status === userStatus.notVerified ? pixelsPerMinuteUnconfirmed : pixelsPerMinute;
      return standing(id).pixels < max;
    },
    spend({ id }, pixels) {
      const { since, pixels: before } = standing(id);
      // the oldest entries come first, so expired ones are deleted from the start
      for (const [other, one] of spent) {
        if (now() - one.since < minuteMs) break;
        spent.delete(other);
      }
      // an open minute keeps its position in the map
      spent.set(id, { since, pixels: before + pixels });
    },
  };
}
