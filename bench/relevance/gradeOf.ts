import type { Bounds, Meaning } from './Meaning.ts';

/** The data of an ad in the database. Unknown is null. */
export interface GradedAd {
  /** Slugs of the taxonomy. */
  readonly make: string | null;
  readonly model: string | null;
  /** The seller's own line. */
  readonly title: string;
  readonly year: number | null;
  readonly price: number | null;
  readonly mileage: number | null;
  readonly fuel: string | null;
  readonly body: string | null;
  readonly gearbox: string | null;
}

/** How well an ad answers a query. */
export type Grade = 0 | 1 | 2 | 3;

/** Whether an ad is what one detail asks for; null when the ad does not say. */
type Held = boolean | null;

/**
 * How well an ad answers what a person means. Never asks the search: it compares columns, and the words of a title only
 * where the source of the ads has no column for it.
 *
 * - 3: the vehicle that is meant, and every detail of it.
 * - 2: that vehicle, with no detail against what is meant but some not said, or with more than half of the details
 *   right.
 * - 1: that vehicle with other details, or a near relative.
 * - 0: another vehicle.
 *
 * A query that names no vehicle ("diesel estate up to 3,000") has only details: 3 is all of them right, 1 more than
 * half.
 */
export function gradeOf(meaning: Meaning, ad: GradedAd): Grade {
  const title = plain(ad.title);
  if (!isVehicle(meaning, ad, title)) return isNear(meaning, ad) ? 1 : 0;

  const details = detailsOf(meaning, ad, title);
  const right = details.filter((held) => held === true).length;
  if (right === details.length) return 3;

  const majorityIsRight = right * 2 > details.length;
  if (!namesVehicle(meaning)) return majorityIsRight ? 1 : 0;

  return majorityIsRight || !details.includes(false) ? 2 : 1;
}

function namesVehicle({ make, written }: Meaning) {
  return make.length + written.length > 0;
}

function isVehicle({ make, model, written }: Meaning, ad: GradedAd, title: string) {
  if (make.length > 0 && !make.includes(ad.make ?? '')) return false;
  if (model.length === 0) return written.length === 0 || holdsOne(title, written);
  if (ad.model !== null) return model.includes(ad.model);

  // The source left the model out: the seller's title says it, unless the name is a mere number.
  return holdsOne(
    title,
    model.filter((slug) => !/^\d+$/.test(slug)),
  );
}

function isNear({ make, near }: Meaning, ad: GradedAd) {
  return make.includes(ad.make ?? '') && near.includes(ad.model ?? '');
}

function detailsOf(meaning: Meaning, ad: GradedAd, title: string): Held[] {
  const details: Held[] = [];
  if (meaning.years) details.push(isGeneration(meaning, ad, title));
  if (meaning.year) details.push(isWithin(meaning.year, ad.year));
  if (meaning.price) details.push(isWithin(meaning.price, ad.price));
  if (meaning.mileage) details.push(isWithin(meaning.mileage, ad.mileage));
  for (const key of ['fuel', 'body', 'gearbox'] as const) {
    const answer = ad[key];
    if (meaning[key].length > 0) details.push(answer === null ? null : meaning[key].includes(answer));
  }
  if (meaning.model.length > 0 && meaning.written.length > 0) details.push(holdsOne(title, meaning.written));

  return details;
}

/** The seller's own word decides, and the years where the title says nothing. */
function isGeneration({ model, generation, code, years }: Meaning, ad: GradedAd, title: string): Held {
  if (holdsOne(title, code)) return true;

  const named = generation === null ? null : numberAfter(title, [...model, 'mk']);
  if (named !== null) return named === generation;

  return years && isWithin(years, ad.year);
}

function isWithin({ least, most }: Bounds, value: number | null): Held {
  return value === null ? null : value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** The lone number after one of the names, as in "Golf 4" and "Golf IV"; "Golf 1.6" and "Golf 5-Türer" have none. */
function numberAfter(title: string, names: readonly string[]): number | null {
  const after = '([1-8]|viii|vii|vi|iv|v|iii|ii|i)(?![\\p{L}\\p{N}]|\\.\\d| t(?:ue|u)?r)';
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(plain).join('|')}) ?${after}`, 'u').exec(title)?.[1];
  if (found === undefined) return null;

  return /\d/.test(found) ? Number(found) : roman.indexOf(found) + 1;
}

/** Whether one of the words is in the title by itself. After a number letters may follow: 320 is in "320d". */
function holdsOne(title: string, words: readonly string[]) {
  return words.some((written) => {
    const word = plain(written);
    const end = /\d$/.test(word) ? '(?!\\d|\\.\\d)' : '(?![\\p{L}\\p{N}])';
    const body = word.replaceAll('.', '\\.').replaceAll(' ', ' ?');

    return new RegExp(`(?<![\\p{L}\\p{N}]|\\d\\.)${body}${end}`, 'u').test(title);
  });
}

/**
 * Small letters without accents. Other characters than letters and digits become one space, except the point of 1.9 and
 * 1,9.
 */
function plain(text: string) {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
