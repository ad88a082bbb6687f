/**
 * One answer of a visitor: an option, a child of an option (a model of a make), or a span of numbers with at least one
 * side.
 */
export type FilterValue =
  | { readonly kind: 'option'; readonly slug: string }
  | { readonly kind: 'pair'; readonly slug: string; readonly child: string }
  | { readonly kind: 'range'; readonly min?: number; readonly max?: number };

/** The answers to one question; any of them may fit, unless the specification asks for all. */
export interface FilterGroup {
  readonly key: string;
  readonly values: readonly FilterValue[];
}

/** All questions that a search answers; each must fit. */
export type Filters = readonly FilterGroup[];

/** How much one search may hold; anything beyond answers 400. */
export const filterLimits = {
  /** Characters of the decoded text. */
  characters: 2000,
  groups: 30,
  /** Values of all groups together. */
  values: 50,
} as const;

/** The option written `slug`. */
export const option = (slug: string): FilterValue => ({ kind: 'option', slug });

/** The child written `slug.child`. */
export const pair = (slug: string, child: string): FilterValue => ({ kind: 'pair', slug, child });

/** The span written `min..max`; leave one side out for an open end. The wrong way round it is the same span. */
export function range(min: number | undefined, max: number | undefined): FilterValue {
  const isTurned = min !== undefined && max !== undefined && min > max;
  const [from, to] = isTurned ? [max, min] : [min, max];
  return { kind: 'range', ...(from === undefined ? {} : { min: from }), ...(to === undefined ? {} : { max: to }) };
}
