import { canonicalFilters } from './canonicalFilters.ts';
import { setRange, withFilter } from './changeFilters.ts';
import { parseNumber } from '../numbers/parseNumber.ts';
import { option, pair, type Filters } from './Filters.ts';
import { printFilterValue } from './printFilterValue.ts';

const control = /^f\.([a-z0-9-]+)(?:\.(min|max))?$/;
const choice = /^([a-z0-9-]+)(?:\.([a-z0-9-]+))?$/;

/**
 * Whether an address holds controls of the filter form. The catalog answers such an address with 303 to the canonical
 * one.
 */
export function holdsFilterForm(query: URLSearchParams) {
  return [...query.keys()].some((name) => control.test(name));
}

/** Keys of the filters that a form asks for, also those that it leaves empty. */
export function keysOfForm(query: URLSearchParams): ReadonlySet<string> {
  return new Set([...query.keys()].flatMap((name) => control.exec(name)?.[1] ?? []));
}

/** The content of a sent filter form. */
export interface FilterForm {
  readonly filters: Filters;
  /** Texts of number fields that cannot be read, by the name of their control: the form shows them again. */
  readonly unreadable: Readonly<Record<string, string>>;
}

/** Longest text of a number field that is shown again. */
const maxUnreadableLength = 100;

/**
 * Reads a sent form: controls are named `f.<key>`, spans `f.<key>.min` and `f.<key>.max`.
 *
 * Empty controls are dropped, and answers that no form offers; numbers are read as people type them in the language of
 * the page; a make whose models are ticked means those models.
 */
export function readFilterForm(query: URLSearchParams, language: string): FilterForm {
  let filters: Filters = [];
  const unreadable: Record<string, string> = {};
  const spans = new Map<string, { min?: number; max?: number }>();
  for (const [name, text] of query) {
    const [, key, side] = control.exec(name) ?? [];
    if (key === undefined) {
      continue;
    }
    if (side === 'min' || side === 'max') {
      const number = parseNumber(text, language);
      if (typeof number !== 'number') {
        if (number !== 'empty') {
          unreadable[name] = text.slice(0, maxUnreadableLength);
        }
      } else {
        spans.set(key, { ...spans.get(key), [side]: number });
      }
      continue;
    }
    const [, slug, child] = choice.exec(text.trim()) ?? [];
    if (slug !== undefined) {
      const whole = child === undefined;
      const narrowed =
        whole &&
        filters.some(
          (group) => group.key === key && group.values.some((value) => value.kind === 'pair' && value.slug === slug),
        );
      filters = narrowed ? filters : withFilter(filters, key, whole ? option(slug) : pair(slug, child));
    }
  }
  for (const [key, { min, max }] of spans) {
    filters = setRange(filters, key, min, max);
  }

  return { filters, unreadable };
}

/** The controls that stand for a set of filters, as `name`, `value` pairs in canonical order. */
export function filtersToForm(filters: Filters): [name: string, value: string][] {
  return canonicalFilters(filters).flatMap(({ key, values }) =>
    values.flatMap((value): [string, string][] => {
      if (value.kind !== 'range') {
        return [[`f.${key}`, printFilterValue(value)]];
      }
      const sides: [string, number | undefined][] = [
        [`f.${key}.min`, value.min],
        [`f.${key}.max`, value.max],
      ];
      return sides.flatMap(([name, number]): [string, string][] =>
        number === undefined ? [] : [[name, String(number)]],
      );
    }),
  );
}
