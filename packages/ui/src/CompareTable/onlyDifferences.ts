import type { ComparedGroup } from './CompareData.ts';

/** The groups without the questions in which all ads have the same value, and without groups that are left empty. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ values }) => new Set(values.map(({ text }) => text)).size > 1),
    }))
    .filter(({ rows }) => rows.length > 0);
}
