import type { Mapping } from './Mapping.ts';

/** Names of the groups of an expression: the columns that an extraction makes. */
const groupsOf = (pattern: string) => [...pattern.matchAll(/\(\?<([^>=!]+)>/g)].map(([, name = '']) => name);

/** The columns that a file must have for a mapping: all columns that it reads, except optional and extracted ones. */
export function columnsOfMapping(mapping: Mapping): string[] {
  const rules = [
    ...mapping.categoryRules,
    ...mapping.refuse,
    ...mapping.answers,
    ...mapping.numbers,
    mapping.seller.rule,
    mapping.place.postalCode,
    mapping.place.town,
    mapping.place.region,
    mapping.make,
    mapping.model,
    mapping.generation,
    mapping.line,
    mapping.description,
    mapping.price,
    mapping.price.type,
    mapping.year,
    mapping.mileage,
    mapping.power,
    mapping.displacement,
    ...mapping.extract,
    typeof mapping.firstSeen === 'string' ? { column: mapping.firstSeen } : mapping.firstSeen,
  ];
  const made = new Set([
    ...mapping.extract.flatMap(({ pattern }) => groupsOf(pattern)),
    ...mapping.optional,
    ...Object.keys(mapping.fill),
  ]);
  const read = [
    ...rules.map((rule) => rule?.column),
    ...[mapping.id ?? []].flat(),
    ...mapping.ignored,
    mapping.vin,
    ...(mapping.pictures?.columns ?? []),
    mapping.price.currencyColumn,
  ];

  return [...new Set(read.filter((name) => name !== undefined))].filter((name) => !made.has(name));
}
