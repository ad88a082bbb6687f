import { isLanguageValue } from '@volan/domain-rules';
import type { Titles } from './Registry.ts';
import type { TitleRow } from './taxonomyRows.ts';

/** Rows of a `*_text` table by their owner. */
export function titlesBy(rows: readonly TitleRow[]): Map<number, Titles> {
  const titles = new Map<number, Titles>();
  for (const { owner, lang, title } of rows) {
    const own = titles.get(owner) ?? {};
    if (isLanguageValue(lang)) own[lang] = title;
    titles.set(owner, own);
  }
  return titles;
}

/** Records by id. */
export const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Records by slug. */
export const bySlug = <Row extends { readonly slug: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.slug, row]));
