import type {
  AdAnswer,
  AdAnswerGroup,
  AdCompared,
  AdDetails,
  AdGone,
  AdListed,
  AdSeller,
  Place,
} from '@volan/api-contract';
import { listingStatus, slugOf, tierOf, tiers, type LanguageValue } from '@volan/domain-rules';
import type { CategoryRecord, Registry, SpecificationRecord } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import { priceComparisonOf, priceHistoryOf, priceLabelOf } from './presentPrices.ts';
import { avatarUrl } from '../accounts/imageUrls.ts';
import type { AdDetailsRecord, AdRecord } from './AdRecord.ts';
import { adTitle, brandName, modelName } from './adTitle.ts';
import { answerOf } from './answersOf.ts';
import { equipmentLine } from './equipmentLine.ts';
import { isDamaged } from './isDamaged.ts';
import { presentMileageBefore } from './mileageBefore.ts';

const picturesInList = 3;

const sellerTypes: Readonly<Record<number, AdSeller['type']>> = {
  1: 'private',
  2: 'dealer',
  3: 'service',
  4: 'parts',
  5: 'partner',
};

/** The profile type of a seller by its stored number. [M11] */
export const sellerType = (type: number): AdSeller['type'] => sellerTypes[type] ?? 'private';

/** Questions whose answers appear elsewhere on the page of an ad: price, place and seller. */
const shownElsewhere: readonly (string | null)[] = [
  'price',
  'credit',
  'confirmed_at',
  'seller_type',
  'region_id',
  'country_id',
];

/** An ad as lists show it. */
export function presentListed(
  registry: Registry,
  category: CategoryRecord,
  ad: AdRecord,
  language: LanguageValue,
): AdListed {
  return {
    id: ad.id,
    slug: ad.slug,
    kind: category.kind,
    category_id: ad.category_id,
    brand: brandName(registry, ad),
    model: modelName(registry, ad),
    title: adTitle(registry, ad, language),
    line: ad.line || equipmentLine(category, ad, language),
    price: ad.price,
    currency: 'EUR',
    price_type: ad.price_type,
    year: ad.year,
    mileage: ad.mileage,
    power_kw: ad.power_kw,
    highlights: answersTo(
      registry,
      category.specifications.filter((one) => one.highlight === 1),
      ad,
      language,
    ),
    images: ad.images.slice(0, picturesInList),
    image_count: ad.images.length,
    place: placeOf(registry, { country: ad.country_id, region: ad.region_id, city: ad.city }, language),
    seller: sellerOf(ad),
    tiers: tiers.filter((tier) => ad.boosts.some((type) => tierOf(type) === tier)),
    credit: ad.credit === 1,
    damaged: isDamaged(registry, ad),
    reserved: ad.reserved,
    created_at: ad.created_at.toISOString(),
    first_seen_at: ad.first_seen_at.toISOString(),
    price_label: priceLabelOf(ad),
  };
}

/** The public data of the seller of an ad. */
export const sellerOf = (ad: AdRecord): AdSeller => ({
  id: ad.user_id,
  name: ad.seller_name,
  type: sellerType(ad.seller_type),
});

/** An ad for the comparison with others. */
export function presentCompared(
  registry: Registry,
  category: CategoryRecord,
  ad: AdRecord,
  language: LanguageValue,
): AdCompared {
  return {
    ...presentListed(registry, category, ad, language),
    category: { id: category.id, slug: category.slug, title: titleIn(category, language) },
    groups: groupsOf(registry, category, ad, language),
  };
}

/** An ad as its page shows it; `translator`: its description can be translated. */
export function presentDetails(
  registry: Registry,
  category: CategoryRecord,
  ad: AdDetailsRecord,
  language: LanguageValue,
  translator: boolean,
): AdDetails {
  const listed = presentListed(registry, category, ad, language);
  return {
    ...listed,
    status: 'active',
    category: { id: category.id, slug: category.slug, title: titleIn(category, language) },
    images: [...ad.images],
    groups: groupsOf(registry, category, ad, language),
    displacement: ad.displacement,
    financing_price: ad.financing_price,
    description: ad.description,
    description_lang: ad.description_lang,
    translator,
    chassis: (ad.chassis_id === null ? undefined : registry.chassisById.get(ad.chassis_id))?.title ?? null,
    confirmed_at: ad.confirmed_at?.toISOString() ?? null,
    seller: {
      ...listed.seller,
      since: ad.seller_since.toISOString(),
      verified: ad.seller_verified,
      company: ad.seller_company,
      avatar: avatarUrl(ad.seller_avatar),
      ads: ad.seller_ads,
      place:
        ad.seller_country_id === null
          ? null
          : placeOf(
              registry,
              { country: ad.seller_country_id, region: ad.seller_region_id, city: ad.seller_city },
              language,
            ),
    },
    mileage_before: presentMileageBefore(ad.mileage_before),
    views: ad.views,
    has_phone: ad.has_phone,
    price_comparison: priceComparisonOf(registry, ad, language),
    price_history: priceHistoryOf(ad),
  };
}

/**
 * An ad with only its values from the taxonomy, in its address too: the seller's own texts may hold anything if nobody
 * reviewed them.
 */
function withoutWords<Ad extends AdRecord>(registry: Registry, category: CategoryRecord, ad: Ad): Ad {
  const values = new Map([...ad.values].filter(([, { text }]) => text === null));
  const known = { ...ad, brand_text: null, model_text: null, line: '', values };
  const names = [brandName(registry, known), modelName(registry, known)].flatMap((name) => name?.title ?? []);

  return { ...known, slug: slugOf(names.join(' '), category.slug) };
}

/**
 * The public remainder of an ad that is gone. It has no texts of a seller that a moderator removed or has not reviewed.
 * [B53]
 */
export function presentGone(
  registry: Registry,
  category: CategoryRecord,
  record: AdDetailsRecord,
  language: LanguageValue,
): AdGone {
  const status = removedStatus(record.status);
  // A moderator may have removed it for its price.
  const isPublic = status !== 'removed';
  const ad = isPublic && !record.is_unreviewed ? record : withoutWords(registry, category, record);

  return {
    id: ad.id,
    slug: ad.slug,
    kind: category.kind,
    title: adTitle(registry, ad, language),
    status,
    category: { id: category.id, slug: category.slug, title: titleIn(category, language) },
    brand: brandName(registry, ad),
    model: modelName(registry, ad),
    price: isPublic ? ad.price : null,
    first_seen_at: ad.first_seen_at.toISOString(),
    ended_at: (isPublic ? ad.ended_at : null)?.toISOString() ?? null,
  };
}

/** An ad in a list of somebody who knows it, with its state. */
export interface AdWithStatus {
  readonly ad: AdListed;
  readonly status: AdDetails['status'];
}

/**
 * An ad that ended, as lists show it. A removed or unreviewed one only has the data that {@link presentGone} shows.
 * [B53]
 */
export function presentEnded(
  registry: Registry,
  category: CategoryRecord,
  record: AdRecord,
  language: LanguageValue,
): AdWithStatus {
  const status = removedStatus(record.status);
  const isPublic = status !== 'removed';
  const shown = isPublic && !record.is_unreviewed ? record : withoutWords(registry, category, record);
  const ad = { ...presentListed(registry, category, shown, language), tiers: [], price_label: null };
  if (isPublic) return { ad, status };

  return { ad: { ...ad, price: null, line: '', highlights: [], images: [], image_count: 0 }, status };
}

/** Why an ad is no longer public. [B53] */
export function removedStatus(status: number): Exclude<AdGone['status'], 'active'> {
  switch (status) {
    case listingStatus.sold:
      return 'sold';
    case listingStatus.expired:
      return 'expired';
    case listingStatus.paused:
      return 'paused';
    default:
      return 'removed';
  }
}

function answersTo(
  registry: Registry,
  specifications: readonly SpecificationRecord[],
  ad: AdRecord | AdDetailsRecord,
  language: LanguageValue,
): AdAnswer[] {
  return specifications
    .toSorted((a, b) => a.sort - b.sort)
    .flatMap((one) => answerOf(registry, one, ad, language) ?? []);
}

function groupsOf(
  registry: Registry,
  category: CategoryRecord,
  ad: AdRecord | AdDetailsRecord,
  language: LanguageValue,
): AdAnswerGroup[] {
  const asked = category.specifications.filter((one) => !shownElsewhere.includes(one.source));
  return [...Map.groupBy(asked, (one) => one.group)]
    .sort(([a], [b]) => a.sort - b.sort)
    .map(([group, specifications]) => ({
      slug: group.slug,
      title: titleIn(group, language),
      answers: answersTo(registry, specifications, ad, language),
    }))
    .filter((group) => group.answers.length > 0);
}

/** A place of the database in the visitor's language. */
export function placeOf(
  registry: Registry,
  at: { country: number; region: number | null; city: string | null },
  language: LanguageValue,
): Place {
  const region = at.region === null ? undefined : registry.regionsById.get(at.region);
  return {
    country: registry.countriesById.get(at.country)?.code ?? '',
    region: region ? { slug: region.slug, title: titleIn(region, language) } : null,
    city: at.city,
  };
}
