import type { AdListed } from '@volan/api-contract';
import { listFavourites } from '@volan/api-contract/wire';
import { brands, pictureUrl } from '@volan/domain-rules';
import { formatPrice, intlTag } from '@volan/i18n';
import { lateTranslator } from '@volan/i18n/late';
import { accountApi } from '../../runtime/browser/accountApi.ts';
import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import { pageBrand, pageLanguage, pageWritten } from '../../runtime/browser/pageFacts.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { adHref } from '../adCard/adCardData.ts';
import type { HistoryEntry } from '../history/HistoryEntry.ts';
import { historyMoment } from '../history/historyMoment.ts';
import { favouriteStores } from './favouriteStores.ts';
import { offlineFavouritesStore } from './offlineFavouritesStore.ts';
import { postToWorker } from './postToWorker.ts';

/** Milliseconds after which saved ads are read again: their prices change. */
const freshMs = 3_600_000;

/** Width of the picture of a saved ad, in pixels. Its page shows the same one without a connection. */
const pictureWidth = 640;

/** A saved ad as it is now, in the words of the page. */
async function entriesOf(ads: readonly AdListed[], now: number): Promise<HistoryEntry[]> {
  const [written, brand] = [pageWritten(), brands[pageBrand()]];
  const t = await lateTranslator('favourites', written);
  const moment = historyMoment(now, intlTag(written), brand.timeZone);

  return ads.map((ad) => ({
    img: ad.images[0] ? pictureUrl(ad.images[0].id, { w: pictureWidth }) : '',
    title: ad.title,
    price: ad.price === null ? t('price-type.on-request') : formatPrice(ad.price, written),
    path: adHref({ brand, language: pageLanguage() }, ad),
    ...moment,
    ts: now,
  }));
}

/**
 * Stores the saved ads that are for sale, at most a page of them, for reading without a connection: their list in this
 * browser, their pages and pictures in the service worker. Nothing is read again within an hour, unless another ad was
 * saved or removed. [N13]
 */
export async function saveOfflineFavourites(user: number): Promise<void> {
  const { ids } = favouriteStores.ads.read();
  const known = offlineFavouritesStore.read();
  const now = Date.now();
  if (known.user === user && known.ids.join() === ids.join() && now - known.readAt < freshMs) return;

  const language = pageLanguage();
  const answer = await accountApi({ brand: pageBrand(), language }).send(listFavourites, { lang: language });
  // signed out meanwhile, or no answer: the next page tries again
  if (!answer.ok || signedInUser() !== user) return;

  const forSale = answer.data.filter(({ status }) => status === 'active').map(({ ad }) => ad);
  const ads = await entriesOf(forSale, now);
  if (signedInUser() !== user) return;

  // pages that another account saved go first
  if (known.user !== null && known.user !== user) await postToWorker({ type: 'delete-pages' });
  offlineFavouritesStore.write({ user, ids, readAt: now, ads });
  // the page without a connection draws the list with these scripts and styles, which the worker keeps once loaded
  loadLate(() => import('../history/ViewedStrip.tsx')).catch(() => {});
  await postToWorker({ type: 'store-ads', ads: ads.map(({ path, img }) => ({ path, img })) });
}
