import { userStatus, type Actor } from '@volan/domain-rules';

/** Pixels of uploads that are decoded for one account within a minute: fifty photos of 12 megapixels. */
const pixelsPerMinute = 600_000_000;

/** The same of an account that has confirmed nothing, of which anybody has as many as they like: ten photos. */
const pixelsPerMinuteUnconfirmed = 120_000_000;

const minuteMs = 60_000;

/** What an account has used up of its minute. */
interface Spent {
  /** Milliseconds since 1970 when the minute began. */
  readonly since: number;
  readonly pixels: number;
}

/** How much work at pictures each account may cause in this process. */
export interface PixelBudget {
  /** Whether another picture of the account may be decoded now. The last one may go beyond the limit. */
  hasLeft(account: Pick<Actor, 'id' | 'status'>): boolean;
  /** So many pixels are decoded for the account. */
  spend(account: Pick<Actor, 'id'>, pixels: number): void;
}

/** Counts pixels by account, from the first picture on for a minute. */
export function pixelBudget(now: () => number = Date.now): PixelBudget {
  const spent = new Map<number, Spent>();
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
      // the oldest come first: what is over is forgotten
      for (const [other, one] of spent) {
        if (now() - one.since < minuteMs) break;
        spent.delete(other);
      }
      // a minute that goes on keeps its place
      spent.set(id, { since, pixels: before + pixels });
    },
  };
}
