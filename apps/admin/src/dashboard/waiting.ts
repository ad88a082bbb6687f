const hourMs = 3_600_000;

/** Whole hours since a moment. */
export const hoursSince = (at: string, now: number): number => Math.max(0, Math.floor((now - Date.parse(at)) / hourMs));

/** Share of the promised time that the oldest item has used, in percent; above 100 a queue is late. */
export const usedShare = (oldestAt: string | null, now: number, hours: number): number =>
  oldestAt === null ? 0 : Math.max(0, Math.round(((now - Date.parse(oldestAt)) / (hours * hourMs)) * 100));
