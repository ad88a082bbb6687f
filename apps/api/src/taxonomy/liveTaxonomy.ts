import { defaultSynonyms, tokens } from '@volan/domain-rules';
import type { Database } from '../platform/database/connect.ts';
import { createVocabulary } from './SearchVocabulary.ts';
import type { Taxonomy, TaxonomyVersion } from './Taxonomy.ts';
import { loadRegistry } from './loadRegistry.ts';
import type { Registry } from './Registry.ts';

/** A taxonomy that can be reloaded. */
export interface LiveTaxonomy extends Taxonomy {
  /** Reads everything again. Returns the versions before and after. */
  reload(): Promise<{ before: TaxonomyVersion; after: TaxonomyVersion }>;
}

/** Reads the taxonomy and the words of all ads into memory. */
export async function openTaxonomy({ sql }: Pick<Database, 'sql'>): Promise<LiveTaxonomy> {
  async function read(): Promise<TaxonomyVersion> {
    const registry = await loadRegistry(sql);
    const vocabulary = createVocabulary([...defaultSynonyms, ...registry.synonyms]);
    vocabulary.add(vehicleWords(registry));
    const terms = await sql<{ term: string }[]>`select term from search_term`;
    vocabulary.add(terms.map(({ term }) => term));

    return { registry, vocabulary };
  }

  let version = await read();
  return {
    current: () => version,
    async reload() {
      const before = version;
      version = await read();
      return { before, after: version };
    },
  };
}

/** Words of makes and models, which are known even if no ad has them. */
function vehicleWords(registry: Registry) {
  return [...registry.brands, ...registry.modelsById.values()].flatMap(({ title }) => tokens(title));
}
