import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportTaxonomy } from '../../importing/ImportTaxonomy.ts';
import type { Offer } from './DemoAd.ts';
import { demoFolder, readDemoFile } from './demoFolder.ts';
import { ownershipOf } from './ownership.ts';
import type { PicturePool } from './picturePool.ts';
import { priceOnPaper } from './priceOnPaper.ts';
import type { Random } from './random.ts';

/**
 * One line of `demo/offers/*.json`: a real kind of vehicle, machine or part, with the range of values of its copies.
 */
interface WrittenOffer {
  category: string;
  /** Subject of the pictures. */
  picture: string;
  paints?: string[];
  brand: string | null;
  model: string | null;
  variant: string;
  years: [from: number, to: number];
  noYear?: boolean;
  /** Prices of the oldest and of the newest. */
  price: [oldest: number, newest: number];
  /** Kilometres of the newest and of the oldest. */
  km?: [newest: number, oldest: number];
  kw?: number;
  cc?: number;
  answers?: Record<string, string[]>;
  /** A number, or the number of the newest and of the oldest. */
  numbers?: Record<string, number | [newest: number, oldest: number]>;
  texts?: Record<string, string>;
  /** Make, model, first and last year. */
  fits?: [brand: string, model: string, from: number, to: number][];
}

/** Categories whose questions do not ask for owners and origin. */
const withoutOwnership = ['car-parts', 'motorcycle-parts', 'commercial-vehicle-parts', 'tyres-rims'];
/** Categories that ask for the upkeep but not for damage and origin. */
const withoutDamage = [
  'trailers',
  'agricultural',
  'construction',
  'forklifts',
  'boats',
  'bicycles',
  'electric-bicycles',
];
const coloured = [
  'motorcycles',
  'scooters',
  'quads',
  'vans',
  'trucks',
  'buses',
  'campers',
  'boats',
  'bicycles',
  'electric-bicycles',
];

/** No vehicle is driven farther in a year; kilometres. */
const maxYearly = 130_000;

/**
 * The offers of the categories beside cars: two or three copies of each, with year, price and use between its two ends.
 */
export async function writtenOffers(
  taxonomy: ImportTaxonomy,
  pool: PicturePool,
  random: Random,
  now: Date,
): Promise<((inSerbia: boolean) => Offer)[]> {
  const files = (await readdir(join(demoFolder, 'offers'))).sort();
  const written = (await Promise.all(files.map((file) => readDemoFile<WrittenOffer[]>(`offers/${file}`)))).flat();
  const thisYear = now.getUTCFullYear();

  function modelOf(brandSlug: string | null, modelSlug: string | null, place: string) {
    const brand = brandSlug ? taxonomy.brands.get(brandSlug) : undefined;
    const model =
      brand && modelSlug ? taxonomy.models.get(brand.id)?.find(({ slug }) => slug === modelSlug) : undefined;
    if ((brandSlug && !brand) || (modelSlug && !model)) {
      throw new Error(`The offer ${place} names ${brandSlug} ${modelSlug}, which the taxonomy does not have.`);
    }

    return { brand: brand ?? null, model: model ?? null };
  }

  return written.flatMap((offer, index) =>
    Array.from({ length: index % 5 < 3 ? 3 : 2 }, (_, copy) => (inSerbia: boolean): Offer => {
      const [firstYear, lastYear] = offer.years;
      const year = random.between(firstYear, lastYear);
      const youth = lastYear === firstYear ? 1 : (year - firstYear) / (lastYear - firstYear);
      // A value on the line between the two ends, changed by at most a tenth.
      const along = ([from, to]: readonly [number, number], share: number) =>
        (from + (to - from) * share) * (0.9 + random.next() * 0.2);
      const age = Math.max(0, thisYear - year);
      const ownership = withoutOwnership.includes(offer.category)
        ? []
        : ownershipOf({ age, isNew: false, isDamaged: random.chance(0.02), inSerbia, random }).answers;
      const plainOwnership = withoutDamage.includes(offer.category)
        ? ownership.filter((answer) => !/^(?:ostecenje|poreklo|zemlja-uvoza)\./.test(answer))
        : ownership;
      const paint = random.pick(offer.paints ?? pool.paintsOf(offer.picture));
      const { brand, model } = modelOf(offer.brand, offer.model, `${offer.category} ${index + 1}`);

      return {
        sourceId: `${offer.category}-${index}-${copy}`,
        category: offer.category,
        brand,
        model,
        chassisId: null,
        variant: offer.variant,
        price: priceOnPaper(along(offer.price, youth), false),
        year: offer.noYear ? null : year,
        mileage: offer.km
          ? Math.round(Math.min(along(offer.km, 1 - youth), maxYearly * Math.max(1, age)) / 100) * 100
          : null,
        power: offer.kw ?? null,
        displacement: offer.cc ?? null,
        answers: [
          ...Object.entries(offer.answers ?? {}).flatMap(([specification, slugs]) =>
            slugs.map((slug) => `${specification}.${slug}`),
          ),
          ...(coloured.includes(offer.category) ? [`boja.${paint}`] : []),
          ...plainOwnership,
        ],
        numbers: Object.fromEntries(
          Object.entries(offer.numbers ?? {}).map(([slug, number]) => [
            slug,
            Array.isArray(number) ? Math.round(along(number, 1 - youth)) : number,
          ]),
        ),
        texts: offer.texts ?? {},
        picture: { body: offer.picture, paint },
        fits: (offer.fits ?? []).map(([brandSlug, modelSlug, from, to]) => ({
          model_id: modelOf(brandSlug, modelSlug, `${offer.category} ${index + 1}`).model?.id ?? 0,
          year_from: from,
          year_to: to,
        })),
        age,
      };
    }),
  );
}
