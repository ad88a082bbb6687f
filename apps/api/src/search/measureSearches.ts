import type { Metrics } from '@volan/observability';
import type { SearchIndex } from './SearchIndex.ts';

/** The current index, with the duration of each search measured. Without metrics it is the index itself. */
export function measureSearches(index: () => SearchIndex, metrics: Metrics | null): () => SearchIndex {
  if (!metrics) return index;

  const durations = metrics.durations(
    'search_duration_seconds',
    'Searches by the index, without rows of the database.',
  );
  return () => {
    const current = index();
    return {
      ...current,
      async search(search) {
        const began = performance.now();
        try {
          return await current.search(search);
        } finally {
          durations.observe((performance.now() - began) / 1000);
        }
      },
    };
  };
}
