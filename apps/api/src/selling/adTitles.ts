import type { LanguageValue } from '@volan/domain-rules';
import type { Kysely } from 'kysely';
import { adTitle } from '../ads/adTitle.ts';
import { postgresAdStore } from '../ads/postgresStore.ts';
import type { Schema } from '../platform/database/Schema.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';

/** The title of an ad in a language, whatever its state; its number where it is gone meanwhile. */
export type TitleOf = (id: number, language: LanguageValue) => Promise<string>;

/** Titles of ads for mails, as pages show them. */
export function adTitlesIn(kysely: Kysely<Schema>, taxonomy: Taxonomy): TitleOf {
  const store = postgresAdStore(kysely);
  return async (id, language) => {
    const [ad] = await store.read([id]);
    return ad ? adTitle(taxonomy.current().registry, ad, language) : `#${id}`;
  };
}
