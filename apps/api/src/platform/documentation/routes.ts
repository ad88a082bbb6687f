import { createHash } from 'node:crypto';
import { openApiDocument } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { documentationPage, documentationStyle } from './documentationPage.ts';

/** Version of the API as its documentation names it. */
const version = '3.0.0';

/** The OpenAPI document and its page, both made from the contract. */
export function documentationRoutes(app: FastifyInstance) {
  const document = openApiDocument({ version });
  const page = documentationPage(document);
  const styleHash = createHash('sha256').update(documentationStyle).digest('base64');
  app.get('/v3/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').type('application/json; charset=utf-8').send(document),
  );
  app.get('/v3/docs', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=60')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
