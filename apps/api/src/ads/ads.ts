import {
  Failure,
  type AdCompared,
  type AdDetails,
  type AdGone,
  type AdListed,
  type AdminAd,
} from '@volan/api-contract';
import {
  listingLimits,
  listingStatus,
  toListingStatus,
  topGroup,
  topGroupSeed,
  visibilityOf,
  type LanguageValue,
} from '@volan/domain-rules';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import type { AdRecord } from './AdRecord.ts';
import type { FindHomeAds } from './homeAds.ts';
import type { AdStore } from './postgresStore.ts';
import {
  presentCompared,
  presentDetails,
  presentEnded,
  presentGone,
  presentListed,
  type AdWithStatus,
} from './presentAd.ts';
import type { FindOthersOfSeller } from './othersOfSeller.ts';
import { searchAds, type AdSearchDeps, type AdSearchInput, type AdSearchOutcome } from './searchAds.ts';
import type { FindSimilar } from './similarAds.ts';

/** Dependencies of the ads. */
export interface AdDeps extends AdSearchDeps {
  /** Ads for visitors; rows may be cached for a moment. */
  readonly store: AdStore;
  /** Ads for those who manage them: the rows without a cache. @default store */
  readonly freshStore?: AdStore;
  readonly findSimilar: FindSimilar;
  readonly findOthersOfSeller: FindOthersOfSeller;
  readonly findHomeAds: FindHomeAds;
  /** A translator of descriptions is set up. @default false */
  readonly hasTranslator?: boolean;
}

/** Finds ads and shows them in the visitor's language. */
export interface Ads {
  list(query: AdSearchInput, language: LanguageValue): Promise<AdSearchOutcome>;
  /** A public full ad; a fast ad is not found. */
  details(id: number, language: LanguageValue): Promise<AdDetails | Failure<'not-found' | 'gone', AdGone | null>>;
  /** An ad in any state as it is stored now, for its seller; null without such an ad. */
  ownDetails(id: number, language: LanguageValue): Promise<AdDetails | null>;
  /** Public full ads in the order of the ids, each once. [M56] */
  byIds(ids: readonly number[], language: LanguageValue): Promise<AdCompared[]>;
  /** A public ad of either kind, for a first message to its seller; null: there is none. [J69, B35] */
  contacted(id: number, language: LanguageValue): Promise<AdListed | null>;
  /** Ads of both kinds in the order of the ids, including ended ones. Ads that were never public are left out. [M09, B53] */
  withEnded(ids: readonly number[], language: LanguageValue): Promise<AdWithStatus[]>;
  /** The promoted ads of the home page, of one country or of all. [L19, M07] */
  home(country: string | null, language: LanguageValue): Promise<AdListed[]>;
  /** Ads in whatever state, for administrators, in the order of the ids. [J42] */
  inAnyState(ids: readonly number[], language: LanguageValue): Promise<AdminAd[]>;
  /** The same with every answer that buyers see. [P57] */
  answersInAnyState(ids: readonly number[], language: LanguageValue): Promise<AdCompared[]>;
  similar(id: number, language: LanguageValue): Promise<AdListed[] | Failure<'not-found', null>>;
  othersOfSeller(id: number, language: LanguageValue): Promise<AdListed[] | Failure<'not-found', null>>;
}

/** Rows that changed after the index responded may no longer be public. */
const isPublic = (ad: AdRecord) => ad.status === listingStatus.active && ad.sellerInGoodStanding;
const isPublicFull = (ad: AdRecord) => isPublic(ad) && !ad.fast;

/** Reads ads by their ids and shows them, in the order of the ids. */
function presentersOf({ taxonomy, store, freshStore }: Required<Pick<AdDeps, 'taxonomy' | 'store' | 'freshStore'>>) {
  async function present<Shown extends AdListed = AdListed>(
    ids: readonly number[],
    language: LanguageValue,
    as: (...ad: Parameters<typeof presentListed>) => Shown,
    isShown: (ad: AdRecord) => boolean = isPublicFull,
  ): Promise<Shown[]> {
    const { registry } = taxonomy.current();
    const records = await store.read(ids);
    return records.filter(isShown).flatMap((ad) => {
      const category = registry.categoriesById.get(ad.category_id);
      return category ? as(registry, category, ad, language) : [];
    });
  }

  /** Ads in whatever state, for administrators, as they are stored now. */
  async function presentFresh<Shown>(
    ids: readonly number[],
    as: (registry: Registry, category: CategoryRecord, ad: AdRecord) => Shown,
  ): Promise<Shown[]> {
    const { registry } = taxonomy.current();
    return (await freshStore.read(ids)).flatMap((ad) => {
      const category = registry.categoriesById.get(ad.category_id);
      return category ? [as(registry, category, ad)] : [];
    });
  }

  return { present, presentFresh };
}

/** Joins index, store and taxonomy. */
export function createAds({
  taxonomy,
  index,
  store,
  freshStore = store,
  findSimilar,
  findOthersOfSeller,
  findHomeAds,
  noteMissed,
  hasTranslator = false,
  now,
}: AdDeps): Ads {
  const { present, presentFresh } = presentersOf({ taxonomy, store, freshStore });
  const presentList = (ids: readonly number[], language: LanguageValue) => present(ids, language, presentListed);

  return {
    list: (query, language) => searchAds({ taxonomy, index, noteMissed, now }, presentList, query, language),

    async details(id, language) {
      const { registry } = taxonomy.current();
      const [record] = await store.read([id]);
      const ad = record && (await store.readDetails(record));
      const category = ad && registry.categoriesById.get(ad.category_id);
      if (!ad || !category || ad.fast || visibility(ad) === 'hidden') return new Failure('not-found');
      if (!isPublic(ad)) return new Failure('gone', { data: presentGone(registry, category, ad, language) });

      return presentDetails(registry, category, ad, language, hasTranslator);
    },

    async ownDetails(id, language) {
      const { registry } = taxonomy.current();
      const [record] = await freshStore.read([id]);
      const ad = record && (await freshStore.readDetails(record));
      const category = ad && registry.categoriesById.get(ad.category_id);

      return ad && category ? presentDetails(registry, category, ad, language, hasTranslator) : null;
    },

    byIds(ids, language) {
      return present([...new Set(ids)], language, presentCompared);
    },

    async contacted(id, language) {
      const [ad] = await present([id], language, presentListed, isPublic);
      return ad ?? null;
    },

    async withEnded(ids, language) {
      const { registry } = taxonomy.current();
      const records = await store.read(ids);
      return records.flatMap((ad) => {
        const category = registry.categoriesById.get(ad.category_id);
        if (!category || visibility(ad) === 'hidden') return [];
        return isPublic(ad)
          ? { ad: presentListed(registry, category, ad, language), status: 'active' as const }
          : presentEnded(registry, category, ad, language);
      });
    },

    async home(country, language) {
      const candidates = await findHomeAds(country, new Date(now()));
      return presentList(topGroup(candidates, topGroupSeed(now()), listingLimits.homeAds), language);
    },

    inAnyState: (ids, language) =>
      presentFresh(ids, (registry, category, ad) => ({
        ...presentListed(registry, category, ad, language),
        status: ad.status,
      })),

    answersInAnyState: (ids, language) =>
      presentFresh(ids, (registry, category, ad) => presentCompared(registry, category, ad, language)),

    async othersOfSeller(id, language) {
      const [ad] = await store.read([id]);
      if (!ad || ad.fast || visibility(ad) === 'hidden') return new Failure('not-found');
      return presentList(await findOthersOfSeller(ad), language);
    },

    async similar(id, language) {
      const { registry } = taxonomy.current();
      const [ad] = await store.read([id]);
      const category = ad && registry.categoriesById.get(ad.category_id);
      if (!ad || !category || ad.fast || visibility(ad) === 'hidden') return new Failure('not-found');

      return presentList(await findSimilar(ad, bodyOf(category, ad)), language);
    },
  };
}

function visibility(ad: AdRecord) {
  const status = toListingStatus(ad.status);
  return status === null ? 'hidden' : visibilityOf(status);
}

/** Answers of an ad to the first of its highlighted questions that has pictures, such as body or type. */
function bodyOf(category: CategoryRecord, ad: AdRecord): number[] {
  const shapes = category.specifications.filter(
    (one) => one.shortfilter === 1 && one.highlight === 1 && one.source === null,
  );
  const own = shapes.map((one) =>
    one.filters.filter((filter) => ad.filter_ids.includes(filter.id)).map((filter) => filter.id),
  );
  return own.find((ids) => ids.length > 0) ?? [];
}
