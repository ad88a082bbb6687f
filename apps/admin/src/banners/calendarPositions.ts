import type { BannerPosition, ManagedBanner } from '@volan/api-contract';
import type { BannerPosition as CalendarRow, Booking } from '@volan/ui/BannerScheduler';
import type { AdminSite } from '../shell/site.ts';
import { dayAfter } from './bannerDays.ts';
import { bannerName, dayText, positionName } from './bannerWords.ts';

/** A banner that was moved on the calendar and is not saved there. Days are the first and the last one. */
export interface MovedBanner {
  readonly id: number;
  readonly positionId: number;
  readonly from: string;
  readonly to: string;
  /** No place is free for it there. */
  readonly hasConflict?: boolean;
}

/** A banner as a bar. One that is switched off books nothing, so that a new one may begin over it. */
function bookingOf(banner: ManagedBanner, moved: MovedBanner | null, site: AdminSite): Booking {
  const { texts, language } = site;
  const isMoved = moved?.id === banner.id;
  const kind = isMoved
    ? moved.hasConflict === true
      ? 'conflict'
      : 'draft'
    : banner.active === 1
      ? 'booked'
      : 'fallback';
  const [from, to] = isMoved ? [moved.from, moved.to] : [banner.start_date, dayAfter(banner.end_date, -1)];
  const name = bannerName(banner, language);
  const states = {
    booked: texts.bannerBooked,
    draft: texts.bannerMoved,
    fallback: texts.bannerOff,
    conflict: texts.bannerConflict,
  };

  return {
    id: String(banner.id),
    name,
    kind,
    from,
    to,
    label: `${name}, ${states[kind]}, ${dayText(site, from)} – ${dayText(site, to)}`,
  };
}

/** The rows of the calendar. A moved banner is where it was moved to. */
export const calendarPositions = (
  positions: readonly BannerPosition[],
  banners: readonly ManagedBanner[],
  moved: MovedBanner | null,
  site: AdminSite,
): readonly CalendarRow[] =>
  positions.map((position) => ({
    id: String(position.id),
    name: positionName(position, site.texts),
    note: site.texts.bannerPlaces({ count: position.shares }),
    places: position.shares,
    bookings: banners
      .filter(({ id, position_id: stored }) => (moved?.id === id ? moved.positionId : stored) === position.id)
      .map((banner) => bookingOf(banner, moved, site)),
  }));
