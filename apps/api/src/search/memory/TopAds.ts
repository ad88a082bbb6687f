import type { AdDocument } from '../SearchIndex.ts';

type Spans = NonNullable<AdDocument['top']>;

/** Ads that run during a span of time, in seconds since 1970. */
interface Running {
  readonly ads: readonly number[];
  readonly from: number;
  readonly until: number;
}

/** Ads with a TOP promotion. The running ones are computed when a promotion begins or ends, not for each search. */
export class TopAds {
  readonly #spans = new Map<number, Spans>();
  #running: Running | null = null;

  /** Replaces the promotions of an ad. */
  set(ad: number, spans: Spans | null) {
    const had = spans ? this.#spans.set(ad, spans) : this.#spans.delete(ad);
    if (had) this.#running = null;
  }

  /** Ads whose promotion runs at a moment, in seconds since 1970. */
  at(moment: number): readonly number[] {
    const known = this.#running;
    if (known && known.from <= moment && moment < known.until) return known.ads;

    const running = this.#runningAt(moment);
    this.#running = running;

    return running.ads;
  }

  #runningAt(moment: number): Running {
    const ads: number[] = [];
    let last = -Infinity;
    let next = Infinity;
    for (const [ad, spans] of this.#spans) {
      if (spans.some(([from, to]) => from <= moment && moment < to)) ads.push(ad);
      for (const time of spans.flat()) {
        if (time <= moment) last = Math.max(last, time);
        else next = Math.min(next, time);
      }
    }

    return { ads, from: last, until: next };
  }
}
