import { canonicalFilters } from './canonicalFilters.ts';
import { filterNumber } from './filterNumber.ts';
import { filterLimits, option, pair, range, type FilterGroup, type Filters, type FilterValue } from './Filters.ts';

/** Why a `filters` text is refused; `at` is the part that could not be read. */
export interface FilterProblem {
  readonly ok: false;
  readonly problem: 'too-long' | 'too-many-groups' | 'too-many-values' | 'malformed';
  readonly at?: string;
  /** For a malformed text: the groups that could be read. */
  readonly readable?: Filters;
  /** For a malformed text: the parts that could not be read. */
  readonly parts?: readonly string[];
}

const malformed = (parts: readonly string[], readable: Filters = []): FilterProblem => ({
  ok: false,
  problem: 'malformed',
  at: parts[0] ?? '',
  parts,
  readable,
});
const slug = /^[a-z0-9-]+$/;

function parseValue(text: string): FilterValue | null {
  const sides = text.split('..');
  if (sides.length === 2) {
    const [min, max] = sides.map((side) => (side === '' ? undefined : filterNumber(side)));
    return min === null || max === null || (min === undefined && max === undefined) ? null : range(min, max);
  }
  const [first = '', child, ...more] = text.split('.');
  if (more.length > 0 || !slug.test(first)) {
    return null;
  }
  if (child === undefined) {
    return option(first);
  }

  return slug.test(child) ? pair(first, child) : null;
}

/** One group; null if it cannot be read. Capitals are as they were typed. */
function parseGroup(part: string): FilterGroup | null {
  const [key = '', list, ...more] = part.toLowerCase().split(':');
  if (!slug.test(key) || list === undefined || more.length > 0) {
    return null;
  }
  const values = list.split('*').map(parseValue);

  return values.every((value) => value !== null) ? { key, values } : null;
}

/** A decoded text of plain characters; `null` if its percent-encoding is wrong. */
function decoded(text: string) {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    return null;
  }
}

/**
 * Reads the `filters` parameter: `key:value*value;key:value`, raw or percent-encoded; empty text and an empty part are
 * no filter.
 *
 * Groups of one key are merged, repeated values count once, capitals become small letters. Keys and values that no
 * specification knows are not an error here: the code that has the taxonomy decides. [B45-B50, T54]
 */
export function parseFilters(text: string): { readonly ok: true; readonly filters: Filters } | FilterProblem {
  if (text.length > filterLimits.characters * 3) {
    return { ok: false, problem: 'too-long' };
  }
  const plain = decoded(text);
  if (plain === null) {
    return malformed([text]);
  }
  if (plain.length > filterLimits.characters) {
    return { ok: false, problem: 'too-long' };
  }
  if (plain === '') {
    return { ok: true, filters: [] };
  }
  const groups: FilterGroup[] = [];
  const unread: string[] = [];
  for (const part of plain.split(';').filter((text) => text.trim() !== '')) {
    const group = parseGroup(part);
    if (group) groups.push(group);
    // the part is shown on a page: no control characters
    else unread.push(part.replaceAll(/\p{Cc}+/gu, ' '));
  }
  const filters = canonicalFilters(groups);
  if (filters.length > filterLimits.groups) {
    return { ok: false, problem: 'too-many-groups' };
  }
  if (filters.reduce((count, { values }) => count + values.length, 0) > filterLimits.values) {
    return { ok: false, problem: 'too-many-values' };
  }

  return unread.length > 0 ? malformed(unread, filters) : { ok: true, filters };
}
