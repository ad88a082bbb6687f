import type { LanguageValue } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { adTitle } from '../ads/adTitle.ts';
import { postgresAdStore } from '../ads/postgresStore.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';

/** The titles of ads in a language, in any state; the number for a deleted ad. */
export type TitlesOf = (ids: readonly number[], language: LanguageValue) => Promise<(id: number) => string>;

/** Titles of ads for notifications, the same as on pages. */
export function adTitlesIn(sql: Sql, taxonomy: Taxonomy): TitlesOf {
  const store = postgresAdStore(sql);
  return async (ids, language) => {
    const { registry } = taxonomy.current();
    const ads = await store.read([...new Set(ids)]);
    const titles = new Map(ads.map((ad) => [ad.id, adTitle(registry, ad, language)]));

    return (id) => titles.get(id) ?? `#${id}`;
  };
}
