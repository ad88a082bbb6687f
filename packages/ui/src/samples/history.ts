import type { AdCardData } from '../AdCard/AdCardData.ts';
import type { ViewedAd } from '../HistoryStrip/ViewedAd.ts';
import { audi, bmw, clio, duster, passat, rav4 } from './ads.ts';
import { homeAds } from './homeAds.ts';

const viewed = (ad: AdCardData, date: string, time: string): ViewedAd => ({
  href: `${ad.href}-viewed`,
  title: ad.title,
  price: ad.price,
  missingPicture: ad.missingPicture,
  picture: ad.pictures[0],
  date,
  time,
  dateTime: `2026-11-${date === 'danas' ? '21' : '20'}T${time.padStart(5, '0')}`,
});

const [, , mercedes] = homeAds;

/** What was viewed, newest first. */
export const viewedAds: [ViewedAd, ...ViewedAd[]] = [
  viewed(passat, 'danas', '10:42'),
  viewed(audi, 'danas', '10:40'),
  viewed(clio, 'danas', '10:31'),
  viewed(bmw, 'danas', '9:58'),
  viewed(rav4, 'juče', '20:50'),
  viewed(mercedes ?? clio, 'juče', '20:47'),
  viewed(duster, 'juče', '18:03'),
  viewed({ ...clio, href: '#no-picture', title: 'Ford Transit Custom 2.0 TDCi', pictures: [] }, 'juče', '17:20'),
];

/** A seller who holds nothing back. */
export const longViewedAd: ViewedAd = {
  ...viewed(passat, '12. novembar 2026.', '10:42'),
  href: '#long-viewed',
  title: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach Lang Doppelkabine sa hidrauličnom utovarnom rampom '.repeat(2),
  price: '12.345.678.901 €',
};
