/** Longest remark on an ad, in characters. [N07] */
export const longestNote = 140;

/** Most ads of one link: as many as a comparison holds. [M56] */
const maxAds = 10;

/** The cookie with the ids of ads that were chosen without JavaScript, with commas between them. [B24] */
export const comparedCookie = 'compared';

const largestId = 2_147_483_647;

/** One line of plain text of bounded length. */
export const cutNote = (note: string) =>
  Array.from(note.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .slice(0, longestNote)
    .join('');

/** A shortlist that travels in a link: anybody who has the link may read it, nobody can change it. [N07] */
export interface CompareLink {
  readonly ids: readonly number[];
  /** Remarks by id of the ad. */
  readonly notes: Readonly<Record<string, string>>;
}

/** Reads `?ads=1,2,3&note=1:text`; null if it names no ads. Unreadable parts are left out. [N07, T42] */
export function readCompareLink(parameters: URLSearchParams): CompareLink | null {
  const named = parameters.getAll('ads').join(',').slice(0, 400);
  const ids = named
    .split(',')
    .filter((id) => /^\d{1,10}$/.test(id))
    .map(Number)
    .filter((id) => id > 0 && id <= largestId);
  const unique = [...new Set(ids)].slice(0, maxAds);
  if (unique.length === 0) {
    return null;
  }
  const notes = parameters
    .getAll('note')
    .slice(0, maxAds)
    .map((text): [number, string] => [Number(/^(\d{1,10}):/.exec(text)?.[1]), cutNote(text.replace(/^\d*:/, ''))])
    .filter(([id, note]) => unique.includes(id) && note !== '');

  return { ids: unique, notes: Object.fromEntries(notes) };
}

/** The query of a link to a shortlist, without `?`. */
export function printCompareLink({ ids, notes }: CompareLink): string {
  const remarks = ids.flatMap((id) => {
    const note = cutNote(notes[id] ?? '');
    return note === '' ? [] : [`note=${encodeURIComponent(`${id}:${note}`)}`];
  });
  return [`ads=${ids.join(',')}`, ...remarks].join('&');
}
