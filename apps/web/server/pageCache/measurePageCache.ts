import type { Metrics } from '@volan/observability';
import type { PageCache } from './PageCache.ts';

/** Adds the metrics of the page cache. */
export function measurePageCache(metrics: Metrics, pageCache: Pick<PageCache, 'statistics'>) {
  metrics.counter(
    'page_cache_answers_total',
    'Pages answered out of the cache, made for the visitor, or old because a new one could not be made.',
    () => {
      const { hits, misses, stale } = pageCache.statistics();
      return { hit: hits, miss: misses, stale };
    },
    'outcome',
  );
  metrics.counter('page_cache_renewals_total', 'Pages made anew while the old one was answered.', () => {
    return pageCache.statistics().renewals;
  });
  metrics.counter('page_cache_dropped_total', 'Pages that went because their ad changed.', () => {
    return pageCache.statistics().dropped;
  });
  metrics.gauge('page_cache_pages', 'Pages that are kept now.', () => pageCache.statistics().pages);
  metrics.gauge('page_cache_bytes', 'Memory of the pages that are kept now.', () => pageCache.statistics().bytes);
}
