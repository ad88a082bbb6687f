import type { AdAnswer, AdCompared } from '@volan/api-contract';
import type { ValueFormats } from '@volan/i18n';
import type { ComparedAd, ComparedGroup, ComparedRow, ComparedValue } from '@volan/ui/CompareTable';
import { outlineOf, pictureOf } from '../../../blocks/adCard/adPictures.ts';
import { answerText } from '../../../blocks/adCard/answerText.ts';
import { markBest } from './bestValue.ts';
import type { CompareTexts } from './CompareTexts.ts';

/** Ads side by side in the words of the visitor: columns and rows of the table. */
export interface Comparison {
  ads: ComparedAd[];
  groups: ComparedGroup[];
}

/** The texts and formats of a comparison. */
export interface CompareWords {
  texts: CompareTexts;
  formats: ValueFormats;
  href: (ad: AdCompared) => string;
}

/** Questions of the first group, in this order, wherever they are on the page of an ad. */
const mainKeys = ['godiste', 'kilometraza', 'gorivo', 'menjac', 'snaga', 'kubikaza', 'karoserija'];

/** Shown by the title already. */
const titleKeys = ['vozilo', 'izvedba'];

const answersOf = (ad: AdCompared) => ad.groups.flatMap(({ answers }) => answers);
const answerTo = (ad: AdCompared, key: string) => answersOf(ad).find((answer) => answer.key === key);

/** Entries by their key, each once, in the order of their first appearance. */
const once = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) => {
  const keys = entries.map(keyOf);
  return entries.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};

function valueOf(answer: AdAnswer | undefined, { texts, formats }: CompareWords): ComparedValue {
  const text = answer ? answerText(answer, formats) : '';
  if (!answer || text === '') {
    return { text: texts.notStated, tone: 'unstated' };
  }
  const [value] = answer.values;
  const tone = ({ da: 'yes', ne: 'no' } as const)[value?.slug ?? ''];

  return { text, ...(tone && { tone }) };
}

/** The answers of all ads to one question with one answer. */
function rowOf(ads: readonly AdCompared[], key: string, label: string, messages: CompareWords): ComparedRow {
  const answers = ads.map((ad) => answerTo(ad, key));
  return {
    label,
    values: markBest(
      key,
      answers.map((answer) => answer?.number ?? null),
      answers.map((answer) => valueOf(answer, messages)),
    ),
  };
}

/** A row for each thing that any of the ads has. */
function rowsOfMany(ads: readonly AdCompared[], key: string, { texts }: CompareWords): ComparedRow[] {
  const given = ads.map((ad) => answerTo(ad, key)?.values ?? []);
  return once(given.flat(), ({ slug }) => slug).map(({ slug, label }) => ({
    label,
    values: given.map((values): ComparedValue =>
      values.some((value) => value.slug === slug)
        ? { text: texts.yes, tone: 'yes' }
        : { text: texts.notStated, tone: 'unstated' },
    ),
  }));
}

function mainGroup(ads: readonly AdCompared[], messages: CompareWords): ComparedGroup {
  const { texts, formats } = messages;
  const prices = ads.map(({ price }) => price);
  const questions = mainKeys.flatMap((key) => {
    const [asked] = ads.flatMap((ad) => answerTo(ad, key) ?? []);
    return asked ? [asked] : [];
  });

  return {
    title: texts.mainFacts,
    rows: [
      {
        label: texts.price,
        values: markBest(
          'cena',
          prices,
          prices.map((price) => ({ text: price === null ? texts.onRequest : formats.price(price) })),
        ),
      },
      ...questions.map(({ key, label }) => rowOf(ads, key, label, messages)),
    ],
  };
}

/** The groups of the ads' pages, with the questions that any of the ads answers. */
function answerGroups(ads: readonly AdCompared[], messages: CompareWords): ComparedGroup[] {
  const groups = ads.flatMap((ad) => ad.groups);
  return once(groups, ({ slug }) => slug)
    .map(({ slug, title }) => {
      const asked = groups.filter((group) => group.slug === slug).flatMap(({ answers }) => answers);
      const rows = once(asked, ({ key }) => key)
        .filter(({ key }) => !titleKeys.includes(key) && !mainKeys.includes(key))
        .flatMap(({ key, label, multi }) =>
          multi ? rowsOfMany(ads, key, messages) : [rowOf(ads, key, label, messages)],
        );
      return { title, rows: once(rows, (row) => row.label) };
    })
    .filter(({ rows }) => rows.length > 0);
}

function offerGroup(ads: readonly AdCompared[], { texts, formats }: CompareWords): ComparedGroup {
  return {
    title: texts.more,
    rows: [
      {
        label: texts.credit,
        values: ads.map(({ credit }) => (credit ? { text: texts.yes, tone: 'yes' } : { text: texts.no, tone: 'no' })),
      },
      {
        label: texts.place,
        values: ads.map(({ place }) => ({
          text: place.city ?? place.region?.title ?? formats.country(place.country),
        })),
      },
      { label: texts.seller, values: ads.map(({ seller }) => ({ text: seller.name })) },
    ],
  };
}

/** Remarks that came with a link, before all else. [N07] */
function noteGroup(ads: readonly AdCompared[], notes: Readonly<Record<string, string>>, { texts }: CompareWords) {
  return ads.some(({ id }) => notes[id])
    ? [{ title: texts.notes, rows: [{ label: texts.note, values: ads.map(({ id }) => ({ text: notes[id] ?? '' })) }] }]
    : [];
}

/** Puts ads side by side: grouped rows from their answers, the most favourable numbers marked. [B24, M56] */
export function comparisonOf(
  ads: readonly AdCompared[],
  messages: CompareWords,
  notes: Readonly<Record<string, string>> = {},
): Comparison {
  const { texts, formats, href } = messages;
  return {
    ads: ads.map((ad) => ({
      id: String(ad.id),
      href: href(ad),
      title: ad.title,
      price: ad.price === null ? texts.onRequest : formats.price(ad.price),
      picture: ad.images[0] && pictureOf(ad.images[0], ''),
      missingPicture: { outline: outlineOf(ad), label: texts.noPicture },
    })),
    groups: [
      ...noteGroup(ads, notes, messages),
      mainGroup(ads, messages),
      ...answerGroups(ads, messages),
      offerGroup(ads, messages),
    ],
  };
}
