import { listingStatus, slugOf } from '@volan/domain-rules';
import { adSearchTokens } from '../../ads/adSearchTokens.ts';
import type { ImportTaxonomy } from '../../importing/ImportTaxonomy.ts';
import type { DemoAd, Offer } from './DemoAd.ts';
import type { DemoSeller } from './demoSellers.ts';
import type { Phrases } from './phrases.ts';
import type { PicturePool } from './picturePool.ts';
import type { Random } from './random.ts';
import { descriptionOf, yearsOfMaker } from './sellersWords.ts';

/** Data that all ads of the demo are made from. */
export interface AdMakerDeps {
  taxonomy: ImportTaxonomy;
  phrases: ReadonlyMap<string, Phrases>;
  pool: PicturePool;
  now: Date;
}

/** Source of the demo's ads, in the column `source`. */
export const demoSource = 'demo';

const day = 86_400_000;
const hour = 3_600_000;

/** Specifications whose answers a title or a search box would name. */
const searched = ['gorivo', 'karoserija', 'grupa-dela', 'tip-motocikla', 'nadgradnja', 'vrsta-gume', 'sezona'];

/**
 * Specifications whose answers are part of the title [information architecture 5.3, intitle], and so of the address.
 */
const inTitle = ['grupa-dela', 'sirina-gume', 'profil-gume', 'precnik'];

/** Categories that are not sold on credit. */
const withoutCredit = /parts$|^tyres-rims$|bicycles$/;

/** A published moment of the demo, and others that follow from it. */
function momentsOf(random: Random, now: Date) {
  // More ads from the last days than from two months ago, as on any market.
  const created = now.getTime() - Math.floor(random.next() ** 1.7 * 59.5 * day) - random.between(1, 50) * 60_000;
  const firstSeen = random.chance(0.2) ? created - random.between(3, 120) * day : created;
  const confirmed = random.chance(0.6) ? Math.max(created, now.getTime() - random.between(0, 25 * 24) * hour) : null;
  const text = (moment: number) => new Date(moment).toISOString();

  return {
    created_at: text(created),
    published_at: text(created),
    first_seen_at: text(firstSeen),
    confirmed_at: confirmed === null ? null : text(confirmed),
    // Nobody renews the demo's ads, so they stay for two years.
    expires_at: text(now.getTime() + 730 * day),
    views: Math.floor(((now.getTime() - firstSeen) / day) * random.between(2, 40)) + random.between(0, 30),
  };
}

/** The terms of the price. */
function termsOf(offer: Offer, seller: DemoSeller, random: Random) {
  const isDamaged = offer.answers.includes('stanje-vozila.osteceno');
  const credit =
    seller.isCompany && random.chance(0.45) && offer.price > 3000 && !isDamaged && !withoutCredit.test(offer.category);
  const priceType =
    seller.isCompany && random.chance(0.15) ? 'vat-deductible' : random.chance(0.38) ? 'negotiable' : 'fixed';

  return { credit, priceType } as const;
}

const statusOf = (random: Random) =>
  random.chance(0.03) ? listingStatus.sold : random.chance(0.008) ? listingStatus.removed : listingStatus.active;

/** Finds answers and specifications that the demo names. @throws for one that the taxonomy does not have */
function namesIn({ specifications }: ImportTaxonomy) {
  return {
    answerOf: (path: string) => {
      const [specification = '', slug = ''] = path.split('.');
      const answer = specifications.get(specification)?.answers.get(slug);
      if (!answer) throw new Error(`The demo names the answer ${path}, which the taxonomy does not have.`);

      return { specification, slug, ...answer };
    },
    specificationId: (slug: string) => {
      const found = specifications.get(slug);
      if (!found) throw new Error(`The demo names the specification ${slug}, which the taxonomy does not have.`);
      return found.id;
    },
  };
}

/**
 * Makes an ad of an offer and its seller: adds the facts of the seller's market, texts in its language, dates and
 * pictures.
 */
export function createAdMaker({ taxonomy, phrases, pool, now }: AdMakerDeps) {
  const { answerOf, specificationId } = namesIn(taxonomy);

  return (offer: Offer, seller: DemoSeller, random: Random): DemoAd => {
    const { language } = seller.market;
    const answers = offer.answers
      // a private person gives no warranty, and that of the maker has ended
      .filter((path) => path !== 'odrzavanje.garancija' || seller.isCompany || offer.age <= yearsOfMaker)
      .map(answerOf);
    const { credit, priceType } = termsOf(offer, seller, random);
    const sentences = phrases.get(language);
    const texts = offer.variant ? { izvedba: offer.variant, ...offer.texts } : offer.texts;
    const named = answers.filter(({ specification }) => searched.includes(specification));
    const titled = inTitle.flatMap((asked) =>
      answers.filter(({ specification }) => specification === asked).map(({ slug }) => slug),
    );

    return {
      user_id: seller.id,
      category_id: taxonomy.categories.get(offer.category) ?? 0,
      brand_id: offer.brand?.id ?? null,
      model_id: offer.model?.id ?? null,
      chassis_id: offer.chassisId,
      brand_text: null,
      model_text: null,
      // The seller wrote no line: lists show the equipment in the visitor's language.
      line: '',
      description: sentences
        ? descriptionOf(
            { ...offer, answers: answers.map(({ specification, slug }) => `${specification}.${slug}`) },
            seller,
            sentences,
            { credit, priceType },
            random,
          )
        : '',
      description_lang: language,
      slug: slugOf(
        [offer.brand?.title, offer.model?.title, offer.variant, ...titled, offer.texts['proizvodjac-dela']]
          .filter(Boolean)
          .join(' '),
        offer.category,
      ),
      price: offer.price,
      price_type: priceType,
      credit: credit ? 1 : 0,
      year: offer.year,
      mileage: offer.mileage,
      power_kw: offer.power,
      displacement: offer.displacement,
      country_id: seller.city.country_id,
      region_id: seller.city.region_id,
      city_id: seller.city.id,
      lat: seller.city.lat,
      lng: seller.city.lng,
      filter_ids: [...new Set(answers.flatMap(({ withParents }) => withParents))],
      search_tokens: adSearchTokens({
        brand: offer.brand?.title ?? null,
        model: offer.model?.title ?? null,
        line: '',
        answers: [...Object.values(texts), ...named.flatMap((answer) => answer.titles)],
        city: seller.city.name,
      }),
      status: statusOf(random),
      source: demoSource,
      source_id: offer.sourceId,
      ...momentsOf(random, now),
      values: [
        ...Object.entries(offer.numbers).map(([slug, num]) => ({
          specification_id: specificationId(slug),
          num,
          text: null,
        })),
        ...Object.entries(texts).map(([slug, text]) => ({ specification_id: specificationId(slug), num: null, text })),
      ],
      pictures: pool.choose(offer.picture.body, offer.picture.paint, random),
      fits: offer.fits,
    };
  };
}
