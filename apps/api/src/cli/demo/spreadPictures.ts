import { listingStatus } from '@volan/domain-rules';
import type { DemoAd } from './DemoAd.ts';

/** Ads before and after an ad in a list that should not open with its picture, where there are enough others. */
const distance = 4;

/**
 * Shares the moments of the ads out anew so that neighbours in a list of the newest differ in their first picture: in
 * the list of a branch (cars, parts, machines) and in that of each category in it.
 */
export function spreadPictures(ads: readonly DemoAd[], branchOf: (categoryId: number) => number): DemoAd[] {
  const listed = ads.filter((ad) => ad.status === listingStatus.active);
  const momentsOf = new Map<DemoAd, DemoAd>();
  for (const branch of Map.groupBy(listed, (ad) => branchOf(ad.category_id)).values()) {
    const newestFirst = branch.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    for (const [index, ad] of inOrder(newestFirst).entries()) momentsOf.set(ad, newestFirst[index] ?? ad);
  }
  // In the order they came in: their ids say nothing about their age.
  return ads.map((ad) => {
    const { created_at, published_at, first_seen_at, confirmed_at, views } = momentsOf.get(ad) ?? ad;
    return { ...ad, created_at, published_at, first_seen_at, confirmed_at, views };
  });
}

const coverOf = (ad: DemoAd) => ad.pictures[0]?.picture_id ?? 0;

/** The ads in their order, but each waits until those with its picture are far enough; what half of the rest share goes first. */
function inOrder(ads: readonly DemoAd[]): DemoAd[] {
  const order = new Map(ads.map((ad, index) => [ad, index]));
  const waiting = [...Map.groupBy(ads, coverOf)].map(([cover, sharing]) => ({ cover, sharing: [...sharing] }));
  const lastAt = new Map<number, number>();
  const lastIn = new Map<number, number>();
  return ads.map((_, index) => {
    const left = ads.length - index;
    /** Better the farther the same picture is in the branch, and never beside it in the category. */
    const rank = ({ cover, sharing }: (typeof waiting)[number], ad: DemoAd) => [
      lastIn.get(ad.category_id) === cover ? 0 : 1,
      Math.min(distance, index - (lastAt.get(cover) ?? -distance)),
      sharing.length * 2 >= left ? 1 : 0,
      -(order.get(ad) ?? 0),
    ];
    const candidates = waiting.flatMap((group) => {
      const ofCategory = new Map(group.sharing.toReversed().map((ad) => [ad.category_id, ad]));
      return [...ofCategory.values()].map((ad) => ({ group, ad, rank: rank(group, ad) }));
    });
    const [first] = candidates;
    if (!first) throw new Error('There are more places than ads.');
    const chosen = candidates.reduce((best, each) => (isBetter(each.rank, best.rank) ? each : best), first);
    chosen.group.sharing.splice(chosen.group.sharing.indexOf(chosen.ad), 1);
    lastAt.set(chosen.group.cover, index);
    lastIn.set(chosen.ad.category_id, chosen.group.cover);
    return chosen.ad;
  });
}

/** Whether one rank beats another: the first number in which they differ decides. */
function isBetter(rank: readonly number[], than: readonly number[]): boolean {
  const at = rank.findIndex((value, index) => value !== than[index]);
  return at >= 0 && (rank[at] ?? 0) > (than[at] ?? 0);
}
