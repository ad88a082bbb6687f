import type { AdAnswer, AdCompared, AdDetails, AdGone, AdListed, AdName } from '@volan/api-contract';
import { damagedAnswers, type LanguageValue, slugOf } from '@volan/domain-rules';
import type { AdFixture } from '../fixtures/AdFixture.ts';
import { ads } from '../fixtures/ads.ts';
import { companies } from '../fixtures/companies.ts';
import { brands } from '../fixtures/brands.ts';
import { categories } from '../fixtures/categories.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { specificationGroups } from '../fixtures/specificationGroups.ts';
import { inLanguage } from '../fixtures/Text.ts';
import { answerOf } from './answerOf.ts';
import { chassis, models, specificationsOf } from './taxonomyOf.ts';
import { regionBySlug } from './placesOf.ts';
import { priceComparisonOf, priceHistoryOf, priceLabelOf } from './priceOf.ts';

const hour = 3_600_000;
const views = ['front', 'interior', 'detail', 'side', 'rear'];

function categoryOfAd(ad: AdFixture, language: LanguageValue) {
  const category = categories.find(({ slug }) => slug === ad.category);
  return {
    id: category?.id ?? 0,
    slug: ad.category,
    kind: category?.kind ?? '',
    title: category ? inLanguage(category.title, language) : '',
  };
}

function namesOf(ad: AdFixture): { brand: AdName | null; model: AdName | null } {
  const brand = brands.find(({ slug }) => slug === ad.brand);
  const model = models.find(({ slug, brand_id }) => slug === ad.model && brand_id === brand?.id);
  const name = (of: { id: number; slug: string; title: string }) => ({ id: of.id, slug: of.slug, title: of.title });

  return { brand: brand ? name(brand) : null, model: model ? name(model) : null };
}

function imagesOf(ad: AdFixture) {
  return Array.from({ length: ad.pictures }, (_, index) => ({
    id: ad.id * 100 + index,
    width: 1600,
    height: 1200,
    view: views[index % views.length] ?? null,
  }));
}

/** An ad in a list, in the language of the visitor. */
export function listedAd(ad: AdFixture, language: LanguageValue): AdListed {
  const { brand, model } = namesOf(ad);
  const category = categoryOfAd(ad, language);
  const title = [brand?.title, model?.title, ad.version].filter(Boolean).join(' ');
  const region = regionBySlug(ad.region);
  const created = new Date(fixtureNow.getTime() - ad.hoursOld * hour).toISOString();
  const questions = specificationsOf(ad.category).filter(({ flags }) => flags.includes('highlight'));

  return {
    id: ad.id,
    slug: slugOf(title),
    kind: category.kind,
    category_id: category.id,
    brand,
    model,
    title,
    line: inLanguage(ad.line, language),
    price: ad.price ?? null,
    currency: 'EUR',
    price_type: ad.price_type ?? 'fixed',
    year: ad.year ?? null,
    mileage: ad.mileage ?? null,
    power_kw: ad.power_kw ?? null,
    highlights: questions.flatMap((question) => answerOf(ad, question, language) ?? []),
    images: imagesOf(ad).slice(0, 3),
    image_count: ad.pictures,
    place: {
      country: region?.country ?? 'RS',
      region: region ? { slug: region.slug, title: inLanguage(region.title, language) } : null,
      city: ad.city,
    },
    seller: { id: ad.seller.id, name: ad.seller.name, type: ad.seller.type },
    tiers: [...(ad.tiers ?? [])],
    credit: ad.credit ?? false,
    damaged: damagedAnswers.some((path) => {
      const [question = '', answer = ''] = path.split('.');
      return ad.answers[question]?.includes(answer) ?? false;
    }),
    reserved: ad.reserved ?? false,
    created_at: created,
    first_seen_at: priceHistoryOf(ad, created)[0]?.at ?? created,
    price_label: priceLabelOf(ad),
  };
}

/** An ad with everything its page shows, in the language of the visitor. */
export function detailedAd(ad: AdFixture, language: LanguageValue): AdDetails {
  const listed = listedAd(ad, language);
  const { id, slug, title } = categoryOfAd(ad, language);
  const { since, verified } = ad.seller;
  const answers = specificationsOf(ad.category).map((question) => ({
    group: question.group,
    answer: answerOf(ad, question, language),
  }));
  const groupsOfAnswers = specificationGroups.map((group) => ({
    slug: group.slug,
    title: inLanguage(group.title, language),
    answers: answers.flatMap((each): AdAnswer[] => (each.group === group.slug && each.answer ? [each.answer] : [])),
  }));

  return {
    ...listed,
    status: ad.status ?? 'active',
    category: { id, slug, title },
    images: imagesOf(ad),
    groups: groupsOfAnswers.filter((group) => group.answers.length > 0),
    displacement: ad.displacement ?? null,
    description: ad.description ? inLanguage(ad.description, language) : listed.line,
    description_lang: 'rs',
    translator: false,
    chassis: chassis.find((each) => each.slug === ad.chassis && each.model_id === listed.model?.id)?.title ?? null,
    confirmed_at: listed.created_at,
    seller: {
      ...listed.seller,
      since,
      verified,
      avatar: null,
      company: companies.some((company) => company.seller.id === ad.seller.id) ? slugOf(ad.seller.name) : null,
      ads: ads.filter((each) => each.seller.id === ad.seller.id && each.status === undefined).length,
      place: listed.place,
    },
    financing_price: null,
    mileage_before: null,
    views: ad.id * 37,
    has_phone: true,
    price_comparison: priceComparisonOf(ad, language),
    price_history: priceHistoryOf(ad, listed.first_seen_at),
  };
}

/** An ad beside others, with every answer. */
export function comparedAd(ad: AdFixture, language: LanguageValue): AdCompared {
  const { category, groups } = detailedAd(ad, language);
  return { ...listedAd(ad, language), category, groups };
}

/** What remains public of an ad that is gone. */
export function goneAd(ad: AdFixture, language: LanguageValue): AdGone {
  const {
    id,
    slug,
    kind,
    title,
    status,
    category,
    brand,
    model,
    price,
    first_seen_at: since,
  } = detailedAd(ad, language);
  const ended = new Date(Date.parse(since) + 23 * 86_400_000).toISOString();
  const named = { id, slug, kind, title, status, category, brand, model, first_seen_at: since };

  return status === 'removed' ? { ...named, price: null, ended_at: null } : { ...named, price, ended_at: ended };
}
