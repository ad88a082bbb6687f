import { createHash } from 'node:crypto';
import { openApiDocument } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { documentationPage, documentationStyle } from './documentationPage.ts';

/** Version of the API in its documentation. */
const version = '3.0.0';

let made: { readonly document: ReturnType<typeof openApiDocument>; readonly page: string } | undefined;

/**
 * The document and its page. They are made at the first request, because that takes longer than the start of a server.
 */
function documentation() {
  const document = made?.document ?? openApiDocument({ version });
  made ??= { document, page: documentationPage(document) };
  return made;
}

/** The OpenAPI document and its page, both made from the contract. */
export function documentationRoutes(app: FastifyInstance) {
  const styleHash = createHash('sha256').update(documentationStyle).digest('base64');
  app.get('/v3/openapi.json', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=60')
      .type('application/json; charset=utf-8')
      .send(documentation().document),
  );
  app.get('/v3/docs', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=60')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(documentation().page),
  );
}
