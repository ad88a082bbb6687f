import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { onlyForWeb } from '../platform/server/onlyForWeb.ts';
import { widgetElements } from './partnerCounts.ts';
import type { Partners } from './partners.ts';

const key = z.string().max(100);

const widgetRequest = z.object({
  key,
  host: z.string().max(300).nullable(),
  address: z.string().max(100),
  element: z.enum(widgetElements),
});

const visits = z.object({
  visits: z.array(z.object({ key, count: z.int().min(1).max(1_000_000) })).max(1000),
});

/**
 * The calls of the web server before it answers a widget, and about visits: `POST /internal/partners/requests` and
 * `/internal/partners/visits`. An invalid body is answered with 400. [M65]
 */
export function partnerRoutes(app: FastifyInstance, partners: Partners, webSecret: string) {
  const onRequest = onlyForWeb(webSecret);
  app.post('/internal/partners/requests', { onRequest }, async (request, reply) => {
    const asked = read(widgetRequest, request, reply);
    return asked ? partners.admit(asked) : reply;
  });
  app.post('/internal/partners/visits', { onRequest }, async (request, reply) => {
    const said = read(visits, request, reply);
    return said ? { counted: await partners.countVisits(said.visits) } : reply;
  });
}

/** The body. Null: it is invalid, and the response was sent. */
function read<T>(schema: z.ZodType<T>, { body }: FastifyRequest, reply: FastifyReply): T | null {
  reply.header('cache-control', 'no-store');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;

  void reply.code(400).send({ error: z.prettifyError(parsed.error) });

  return null;
}
