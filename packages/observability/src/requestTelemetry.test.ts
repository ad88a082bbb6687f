import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { LogController } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLog } from './openLog.ts';
import { openMetrics } from './openMetrics.ts';
import { requestTelemetry, telemetryHeaders, type RequestTelemetryOptions } from './requestTelemetry.ts';

const closes: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closes.splice(0).map((close) => close())));

/** A server with three routes, its lines and its metrics. */
async function openServer(options: Partial<RequestTelemetryOptions> = {}) {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) };
  const log = openLog({ name: 'test', level: 'debug', destination });
  const metrics = openMetrics('test');
  const app = Fastify({ logController: new LogController({ disableRequestLogging: true }) });
  requestTelemetry(app, { log, metrics, isStopping: () => false, ...options });
  app.get('/ads/:id', (request, reply) => reply.send({ forwarded: telemetryHeaders(request.raw) }));
  app.get('/hijacked', (_request, reply) => {
    reply.hijack();
    reply.raw.end('own');
  });
  app.get('/never', () => new Promise(() => undefined));
  closes.push(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  return { app, lines, metrics, port: Number(new URL(address).port), address };
}

describe('the telemetry of requests', () => {
  it('writes one line and one metric with the pattern of the route, never the path', async () => {
    const { address, lines, metrics } = await openServer({ brandOf: () => 'volan' });
    const reply = await fetch(`${address}/ads/secret-path?q=secret-query`);
    const requestId = reply.headers.get('x-request-id');
    await reply.text();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ level: 'info', method: 'GET', route: '/ads/:id', status: 200, requestId });
    expect(lines[0]).toMatchObject({ brand: 'volan', ms: expect.any(Number) as number, msg: 'answered' });
    expect(lines[0]).not.toHaveProperty('aborted');
    expect(JSON.stringify(lines)).not.toContain('secret');
    expect(await metrics.text()).toContain('method="GET",route="/ads/:id",status="200"} 1');
  });

  it('names unanswered requests "none", and a route by its given name', async () => {
    const { address, lines } = await openServer();
    await fetch(`${address}/secret-path`);
    const named = await openServer({ routeOf: () => 'adDetails', isQuiet: (route) => route === 'adDetails' });
    await fetch(`${named.address}/secret-path`);
    await vi.waitFor(() => expect(lines).toMatchObject([{ route: 'none', status: 404 }]));
    await vi.waitFor(() => expect(named.lines).toMatchObject([{ route: 'adDetails', level: 'debug' }]));
  });

  it('records a hijacked reply, with its id', async () => {
    const { address, lines } = await openServer();
    const reply = await fetch(`${address}/hijacked`);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ route: '/hijacked', requestId: reply.headers.get('x-request-id') });
  });

  it('records a visitor who leaves before the end as aborted', async () => {
    const { port, lines } = await openServer();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n');
    setTimeout(() => socket.destroy(), 50);
    await vi.waitFor(() => expect(lines).toMatchObject([{ route: '/never', status: 499, aborted: true }]));
  });

  it('takes an id over from a server of ours only, and hands its own on', async () => {
    const headers = { 'x-request-id': 'given-by-the-caller' };
    const trusting = await openServer({ isTrusted: () => true });
    const [own, given] = [await openServer(), trusting];
    const replies = await Promise.all([own, given].map(({ address }) => fetch(`${address}/ads/1`, { headers })));
    const ids = replies.map((reply) => reply.headers.get('x-request-id'));
    expect(ids).toEqual([expect.not.stringContaining('caller'), 'given-by-the-caller']);
    const bodies = await Promise.all(replies.map((reply) => reply.json()));
    expect(bodies).toMatchObject(ids.map((id) => ({ forwarded: { 'x-request-id': id } })));
    const broken = await fetch(`${trusting.address}/ads/1`, { headers: { 'x-request-id': 'no id\tat all' } });
    expect(broken.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
  });

  it('closes connections with their response while the process stops', async () => {
    const { address } = await openServer({ isStopping: () => true });
    expect((await fetch(`${address}/ads/1`)).headers.get('connection')).toBe('close');
  });
});
