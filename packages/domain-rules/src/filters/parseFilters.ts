import { canonicalFilters } from './canonicalFilters.ts';
import { filterNumber } from './filterNumber.ts';
import { filterLimits, option, pair, range, type FilterGroup, type Filters, type FilterValue } from './Filters.ts';

/** Why a `filters` text is refused; `at` is the part that could not be read. */
export interface FilterProblem {
  readonly ok: false;
  readonly problem: 'too-long' | 'too-many-groups' | 'too-many-values' | 'malformed';
  readonly at?: string;
}

const malformed = (at: string): FilterProblem => ({ ok: false, problem: 'malformed', at });
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

/** A decoded text of plain characters; `null` where the percent signs are wrong. */
function decoded(text: string) {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    return null;
  }
}

/**
 * Reads the `filters` parameter: `key:value*value;key:value`, raw or percent-encoded; empty text is no filter.
 *
 * Groups of one key become one, values said twice are one. Keys and values that no specification knows are not an error
 * here: who has the taxonomy decides. [B45-B50, T54]
 */
export function parseFilters(text: string): { readonly ok: true; readonly filters: Filters } | FilterProblem {
  if (text.length > filterLimits.characters * 3) {
    return { ok: false, problem: 'too-long' };
  }
  const plain = decoded(text);
  if (plain === null) {
    return malformed(text);
  }
  if (plain.length > filterLimits.characters) {
    return { ok: false, problem: 'too-long' };
  }
  if (plain === '') {
    return { ok: true, filters: [] };
  }
  const groups: FilterGroup[] = [];
  for (const part of plain.split(';')) {
    const [key = '', list, ...more] = part.split(':');
    if (!slug.test(key) || list === undefined || more.length > 0) {
      return malformed(part);
    }
    const values: FilterValue[] = [];
    for (const each of list.split('*')) {
      const value = parseValue(each);
      if (!value) {
        return malformed(part);
      }
      values.push(value);
    }
    groups.push({ key, values });
  }
  const filters = canonicalFilters(groups);
  if (filters.length > filterLimits.groups) {
    return { ok: false, problem: 'too-many-groups' };
  }
  if (filters.reduce((count, { values }) => count + values.length, 0) > filterLimits.values) {
    return { ok: false, problem: 'too-many-values' };
  }
  return { ok: true, filters };
}
