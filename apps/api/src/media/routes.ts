import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedFormat, imgRequest, nextImageRequest, type PictureRequest } from './pictureRequest.ts';
import type { Pictures } from './pictures.ts';

/** A size that nobody asked for before is made in its turn, so a picture may take longer than a call; milliseconds. */
const queued = { handlerTimeout: 60_000 };

/** Pictures are files: they answer bare, outside the contract's envelope. [J90, J91] */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures) {
  async function answer(request: FastifyRequest, reply: FastifyReply, wanted: PictureRequest) {
    // what is sent is always a picture we encoded ourselves, and is never read as anything else
    reply.header('x-content-type-options', 'nosniff');
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (!wanted) {
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('No such picture size or address.');
    }
    const format = acceptedFormat(request.headers.accept);
    const { id, ...size } = wanted;
    const bytes = await pictures.variant(id, { ...size, format });
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture.');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept')
      .type(`image/${format}`)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  app.get<{ Params: { id: string } }>('/img/:id', queued, (request, reply) =>
    answer(request, reply, imgRequest(request.params.id, singleValues(request.query))),
  );
  app.get('/_next/image', queued, (request, reply) =>
    answer(request, reply, nextImageRequest(singleValues(request.query))),
  );
}

/** A parameter that comes twice is no parameter: its value would depend on who reads it. */
function singleValues(query: unknown): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );
}
