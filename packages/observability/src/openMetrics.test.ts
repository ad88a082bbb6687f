import { describe, expect, it } from 'vitest';
import { openMetrics } from './openMetrics.ts';
import { serveMetrics } from './serveMetrics.ts';

const answered = { method: 'GET', route: '/v3/ads/:id', status: 200, ms: 12, requestId: 'abcdefgh' };

describe('the metrics of a process', () => {
  it('tell how long requests took by route and status, and how the process itself does', async () => {
    const metrics = openMetrics('api');
    metrics.answered(answered);
    metrics.answered({ ...answered, status: 503, ms: 2000 });
    const text = await metrics.text();
    expect(text).toContain(
      'http_request_duration_seconds_bucket{le="0.025",app="api",method="GET",route="/v3/ads/:id",status="200"} 1',
    );
    expect(text).toContain(
      'http_request_duration_seconds_count{app="api",method="GET",route="/v3/ads/:id",status="503"} 1',
    );
    expect(text).toMatch(/nodejs_eventloop_lag_seconds\{app="api"\}/);
  });

  it('are read when they are asked for; one that cannot be read is left out, not old', async () => {
    const metrics = openMetrics('api');
    let ads: number | null = 5;
    metrics.gauge('search_ads', 'Ads in the index.', () => {
      if (ads === null) throw new Error('the database is away');
      return ads;
    });
    metrics.counter('pages', 'Pages.', () => ({ hit: 3, miss: 1 }), 'outcome');
    expect(await metrics.text()).toContain('search_ads{app="api"} 5');
    expect(await metrics.text()).toContain('pages{outcome="hit",app="api"} 3');
    ads = null;
    expect(await metrics.text()).not.toContain('search_ads{app="api"}');
  });

  it('are on a port of their own, in the text format of Prometheus, and on no other', async () => {
    const served = await serveMetrics(openMetrics('web'), { port: 0 });
    const reply = await fetch(`http://127.0.0.1:${served.port}/metrics`);
    expect(reply.headers.get('content-type')).toContain('version=0.0.4');
    expect(await reply.text()).toContain('process_resident_memory_bytes');
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
    await served.close();
  });
});
