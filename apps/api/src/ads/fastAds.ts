import { Failure, type FastAd, type FastAdDetails, type FastAdGone } from '@volan/api-contract';
import { listingStatus, toListingStatus, visibilityOf, type LanguageValue } from '@volan/domain-rules';
import type { AdDeps } from './ads.ts';
import type { AdDetailsRecord, AdRecord } from './AdRecord.ts';
import type { AdStore } from './postgresStore.ts';
import { presentFast, presentFastDetails, presentFastGone } from './presentFast.ts';

/** Shows fast ads in the visitor's language. [M17] */
export interface FastAds {
  /** Public ones in the order of the ids. */
  byIds(ids: readonly number[], language: LanguageValue): Promise<FastAd[]>;
  /** A public one; `gone` says what it was, or where the full ad is that it became. [B38] */
  details(
    id: number,
    language: LanguageValue,
  ): Promise<FastAdDetails | Failure<'not-found' | 'gone', FastAdGone | null>>;
  /** One in any state as it is stored now; null without such an ad. [B39] */
  ownDetails(id: number, language: LanguageValue): Promise<FastAdDetails | null>;
  /** Those in any state as they are stored now, in the order of the ids. [B41] */
  inAnyState(ids: readonly number[], language: LanguageValue): Promise<FastAd[]>;
}

type Deps = Pick<AdDeps, 'taxonomy' | 'store'> & Required<Pick<AdDeps, 'freshStore'>>;

/** Joins store and taxonomy. `freshStore` reads without a cache. */
export function createFastAds({ taxonomy, store, freshStore }: Deps): FastAds {
  const categoryOf = (ad: AdRecord) => taxonomy.current().registry.categoriesById.get(ad.category_id);

  async function list(records: readonly AdRecord[], language: LanguageValue): Promise<FastAd[]> {
    const { registry } = taxonomy.current();
    return records.flatMap((ad) => {
      const category = categoryOf(ad);
      return category ? [presentFast(registry, category, ad, language)] : [];
    });
  }

  return {
    byIds: async (ids, language) => list((await store.read(ids)).filter(isPublic), language),

    inAnyState: async (ids, language) => list(await freshStore.read(ids), language),

    async details(id, language) {
      const ad = await readOne(store, id);
      const category = ad && categoryOf(ad);
      if (!ad || !category || isHidden(ad)) return new Failure('not-found');

      const { registry } = taxonomy.current();

      return isPublic(ad)
        ? presentFastDetails(registry, category, ad, language)
        : new Failure('gone', { data: presentFastGone(registry, category, ad, language) });
    },

    async ownDetails(id, language) {
      const ad = await readOne(freshStore, id);
      const category = ad && categoryOf(ad);

      return ad?.fast && category ? presentFastDetails(taxonomy.current().registry, category, ad, language) : null;
    },
  };
}

const isPublic = (ad: AdRecord) => ad.fast && ad.status === listingStatus.active && ad.sellerInGoodStanding;

function isHidden({ status }: AdRecord): boolean {
  const known = toListingStatus(status);
  return known === null || visibilityOf(known) === 'hidden';
}

async function readOne(store: AdStore, id: number): Promise<AdDetailsRecord | null> {
  const [ad] = await store.read([id]);
  return ad ? store.readDetails(ad) : null;
}
