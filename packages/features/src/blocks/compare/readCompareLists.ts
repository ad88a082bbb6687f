import {
  cutNote,
  longestComparison,
  noCompareLists,
  type CompareEntry,
  type CompareList,
  type CompareLists,
} from '@volan/domain-rules';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\\s])/.test(value);
const readNumber = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** The first picture, if it is one of ours: other scripts may have written to the storage. */
function readImages(images: unknown): CompareEntry['images'] {
  const [first] = Array.isArray(images) ? (images as unknown[]) : [];
  const thumbnail = isFields(first) ? first['thumbnail'] : undefined;
  if (!isFields(thumbnail)) {
    return [];
  }
  const { webp, jpg } = thumbnail;

  return isOwnPath(webp) && isOwnPath(jpg) ? [{ thumbnail: { webp, jpg } }] : [];
}

/** One stored ad, also of the older shape with `ads_id`; null if it is not an ad. [E08, E11, T42] */
function readEntry(kept: unknown, categoryId: number): CompareEntry | null {
  if (!isFields(kept)) {
    return null;
  }
  const id = Number(kept['id'] ?? kept['ads_id']);
  const { title, note } = kept;
  if (!isId(id) || typeof title !== 'string') {
    return null;
  }

  return {
    id,
    title,
    price: readNumber(kept['price']),
    categoryId,
    images: readImages(kept['images']),
    year: readNumber(kept['year']),
    mileage: readNumber(kept['mileage']),
    note: typeof note === 'string' ? cutNote(note) : '',
  };
}

/** The ads of a category. The ids come from the ads, so both always match. [F15] */
function readList(kept: unknown, categoryId: number): CompareList {
  const ads = isFields(kept) && Array.isArray(kept['ads']) ? (kept['ads'] as unknown[]) : [];
  const known = new Map(
    ads
      .map((ad) => readEntry(ad, categoryId))
      .filter((ad) => ad !== null)
      .map((ad) => [ad.id, ad]),
  );
  const entries = [...known.values()].slice(0, longestComparison);

  return { ids: entries.map(({ id }) => id), ads: entries };
}

/** Makes lists of the stored data; unreadable entries are left out. [T42] */
export function readCompareLists(kept: unknown): CompareLists {
  if (!isFields(kept) || !isFields(kept['lists'])) {
    return noCompareLists;
  }
  const lists = Object.entries(kept['lists'])
    .filter(([category]) => isId(Number(category)))
    .map(([category, list]): [string, CompareList] => [category, readList(list, Number(category))])
    .filter(([, { ids }]) => ids.length > 0);
  return { last: isId(kept['last']) ? kept['last'] : null, lists: Object.fromEntries(lists) };
}
