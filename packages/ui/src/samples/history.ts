import type { AdCardData } from '../AdCard/AdCardData.ts';
import type { ViewedAd } from '../HistoryStrip/ViewedAd.ts';
import { audi, bmw, clio, duster, passat, rav4 } from './ads.ts';
import { homeAds } from './homeAds.ts';
import { formats } from './formats.ts';

const days = { today: '2026-11-21', yesterday: '2026-11-20' };
const dayNames = { today: 'danas', yesterday: 'juče' };

const viewed = (ad: AdCardData, day: keyof typeof days, time: string): ViewedAd => ({
  href: `${ad.href}-viewed`,
  title: ad.title,
  price: ad.price,
  missingPicture: ad.missingPicture,
  picture: ad.pictures[0],
  date: dayNames[day],
  time,
  dateTime: `${days[day]}T${time.padStart(5, '0')}`,
});

const [, , mercedes] = homeAds;

/** The viewed ads, newest first. */
export const viewedAds: [ViewedAd, ...ViewedAd[]] = [
  viewed(passat, 'today', '10:42'),
  viewed(audi, 'today', '10:40'),
  viewed(clio, 'today', '10:31'),
  viewed(bmw, 'today', '9:58'),
  viewed(rav4, 'yesterday', '20:50'),
  viewed(mercedes ?? clio, 'yesterday', '20:47'),
  viewed(duster, 'yesterday', '18:03'),
  viewed({ ...clio, href: '#no-picture', title: 'Ford Transit Custom 2.0 TDCi', pictures: [] }, 'yesterday', '17:20'),
];

/** A seller who holds nothing back. */
export const longViewedAd: ViewedAd = {
  ...viewed(passat, 'today', '10:42'),
  date: '12. novembar 2026.',
  dateTime: '2026-11-12T10:42',
  href: '#long-viewed',
  title: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach Lang Doppelkabine sa hidrauličnom utovarnom rampom '.repeat(2),
  price: formats.price(12_345_678_901),
};
