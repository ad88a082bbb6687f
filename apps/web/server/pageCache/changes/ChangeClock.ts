/** When a page began to be made, and at which state of the index; null where that cannot be relied on. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly version: number | null;
}

/** Knows since when a page is behind the index. */
export interface ChangeClock {
  /** To be asked when a page begins to be made. */
  moment(): Moment;
  /**
   * Since when a page of that moment is outdated, in milliseconds since 1970; `Infinity` while the index has not
   * changed, `-Infinity` if that is unknown.
   */
  outdatedSince(moment: Moment): number;
  /** The index took in a change. */
  move(): void;
  /** Changes may have been missed: nothing made before is known to be right. */
  miss(): void;
  /** The feed can be heard. */
  connect(): void;
  /** The feed was last heard at that time: from then on nobody can say what changed. */
  lose(lastHeard: number): void;
}

/**
 * For this long after a change another process of the API may still answer with older data, in milliseconds: it looks
 * each second, and its replies for header and footer serve pages for one second more. Pages of that time are not
 * trusted.
 */
export const settleMs = 3000;

/** For so long the clock remembers when the index moved, in milliseconds; more than a page may be behind. */
const rememberedMs = 60_000;

/** A clock that is not connected at first. */
export function createChangeClock(now: () => number): ChangeClock {
  const endedAt = new Map<number, number>();
  let version = 0;
  let missedAt = -Infinity;
  let movedAt = -Infinity;
  let lostAt: number | null = -Infinity;

  function move() {
    const at = now();
    endedAt.set(version, at);
    version += 1;
    movedAt = at;
    for (const [old, ended] of endedAt) {
      if (at - ended <= rememberedMs) {
        break;
      }
      endedAt.delete(old);
    }
  }

  const endOf = (of: number) => (of === version ? Infinity : (endedAt.get(of) ?? -Infinity));

  return {
    move,
    miss() {
      move();
      missedAt = movedAt;
    },
    connect() {
      if (lostAt !== null) {
        lostAt = null;
        movedAt = now();
      }
    },
    lose(lastHeard) {
      lostAt ??= lastHeard;
    },
    moment() {
      const at = now();
      return { at, version: lostAt === null && at - movedAt >= settleMs ? version : null };
    },
    outdatedSince({ at, version: of }) {
      if (at <= missedAt) {
        return -Infinity;
      }
      return of === null ? at : Math.min(endOf(of), lostAt === null ? Infinity : Math.max(at, lostAt));
    },
  };
}

/** The clocks of what pages are made of. */
export interface ChangeClocks {
  /** Moves with every change. */
  readonly all: ChangeClock;
  /** Moves when the catalogue changes: texts, structure, everything that is not a single ad. */
  readonly catalogue: ChangeClock;
}

/** Clocks that are not connected at first. */
export const createChangeClocks = (now: () => number): ChangeClocks => ({
  all: createChangeClock(now),
  catalogue: createChangeClock(now),
});
