import { topGroup, topGroupSeed } from '../listing/topGroup.ts';
import { bannerState, type BannerTiming } from './banners.ts';

const hourMs = 3_600_000;

/** A banner, its position and its timing. */
interface BannerOnPosition extends BannerTiming {
  readonly id: number;
  readonly positionId: number;
}

/**
 * The running banners, those of a position in an order that changes each hour, so that each is first equally often.
 * The same for every visitor within an hour, because pages are shared.
 */
export function bannersInTurn<Banner extends BannerOnPosition>(banners: readonly Banner[], now: number): Banner[] {
  const running = banners.filter((banner) => bannerState(banner, now) === 'running');
  const order = topGroup(
    running.map(({ id }) => id),
    topGroupSeed(now),
    running.length,
  );
  const turnOf = new Map(order.map((id, turn) => [id, turn]));

  return running.toSorted(
    (one, other) => one.positionId - other.positionId || (turnOf.get(one.id) ?? 0) - (turnOf.get(other.id) ?? 0),
  );
}

/**
 * The next moment at which `bannersInTurn` changes without a change of data: a banner starts or ends, or the hour ends
 * where several share a position. Null: never.
 */
export function nextBannerChange(banners: readonly BannerOnPosition[], now: number): number | null {
  const inOrder = bannersInTurn(banners, now);
  const moments = banners
    .filter((banner) => ['planned', 'running'].includes(bannerState(banner, now)))
    .map(({ startsAt, endsAt }) => (now < startsAt ? startsAt : endsAt));
  const isShared = new Set(inOrder.map(({ positionId }) => positionId)).size < inOrder.length;
  if (isShared) moments.push((Math.floor(now / hourMs) + 1) * hourMs);

  return moments.length > 0 ? Math.min(...moments) : null;
}
