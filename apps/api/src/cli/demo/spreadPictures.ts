import { listingStatus } from '@volan/domain-rules';
import type { DemoAd } from './DemoAd.ts';

/** So many ads before and after an ad should open with other pictures. */
const distance = 4;

const maxRounds = 20;

/**
 * Shares the moments of the ads out anew so that neighbours in a list of the newest differ in their first picture: in
 * the list of a branch (cars, parts, machines) and in that of each category in it.
 */
export function spreadPictures(ads: readonly DemoAd[], branchOf: (categoryId: number) => number): DemoAd[] {
  const listed = ads.filter((ad) => ad.status === listingStatus.active);
  const momentsOf = new Map<DemoAd, DemoAd>();
  for (const branch of Map.groupBy(listed, (ad) => branchOf(ad.category_id)).values()) {
    const newestFirst = branch.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    for (const [index, ad] of apart(newestFirst).entries()) momentsOf.set(ad, newestFirst[index] ?? ad);
  }
  // In the order they came in: their ids say nothing about their age.
  return ads.map((ad) => {
    const { created_at, published_at, first_seen_at, confirmed_at, views } = momentsOf.get(ad) ?? ad;
    return { ...ad, created_at, published_at, first_seen_at, confirmed_at, views };
  });
}

/** The ads with those exchanged that stand too near to one with the same picture, until no exchange helps. */
function apart(ads: readonly DemoAd[]): readonly DemoAd[] {
  const order = [...ads];
  const swap = (one: number, other: number) => {
    const moved = order[one];
    const back = order[other];
    if (moved && back) [order[one], order[other]] = [back, moved];
  };
  for (let round = 0; round < maxRounds; round += 1) {
    let helped = false;
    for (let index = 0; index < order.length; index += 1) {
      for (let step = 1; step < order.length && nearness(order, index) > 0; step += 1) {
        const other = (index + step) % order.length;
        const before = nearness(order, index) + nearness(order, other);
        swap(index, other);
        if (nearness(order, index) + nearness(order, other) < before) helped = true;
        else swap(index, other);
      }
    }
    if (!helped) break;
  }
  return order;
}

const coverOf = (ad: DemoAd | undefined) => ad?.pictures[0]?.picture_id;

/** How badly an ad stands: 0 where no ad near by has its picture, 100 and more beside one in a list. */
function nearness(order: readonly DemoAd[], index: number): number {
  const ad = order[index];
  if (!ad) return 0;
  return [-1, 1].reduce((sum, way) => {
    let near = 0;
    for (let step = 1; step <= distance; step += 1) {
      if (coverOf(order[index + way * step]) === coverOf(ad)) near += step === 1 ? 100 : 1;
    }
    let next = index + way;
    while (order[next] && order[next]?.category_id !== ad.category_id) next += way;
    return sum + near + (coverOf(order[next]) === coverOf(ad) ? 100 : 0);
  }, 0);
}
