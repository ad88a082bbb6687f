import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorAddress } from '../platform/server/visitorAddress.ts';
import { acceptedFormat, imgRequest, nextImageRequest, shareRequest, type PictureRequest } from './pictureRequest.ts';
import type { Pictures, SentPicture } from './pictures.ts';
import { ResizerBusy } from './resizer/resizer.ts';

/** A size that was not requested before is made in a queue, so a picture may take longer than a call; milliseconds. */
const queued = { handlerTimeout: 60_000 };

/** Some dozens of pictures are made in this time. */
const retryAfterSeconds = 10;

/** Routes of pictures. They are files, so they have no envelope of the contract. [J90, J91] */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures) {
  /** The response is always a picture that we encoded ourselves. Browsers must never read it as another type. */
  const guarded = (reply: FastifyReply) =>
    reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin');
  const refuse = (reply: FastifyReply, status: 400 | 404 | 503, text: string) =>
    guarded(reply).code(status).header('cache-control', 'no-store').type('text/plain').send(text);
  /** The picture could not be made now. The response must not be cached, because the picture will exist soon. */
  const busy = (reply: FastifyReply) =>
    refuse(reply.header('retry-after', retryAfterSeconds), 503, 'Too many pictures are being made.');
  const missing = (reply: FastifyReply) => refuse(reply, 404, 'No such picture.');
  /** Sends a picture. It never changes, but one that is not `final` will exist in a better format soon. */
  const send = (reply: FastifyReply, { format, bytes }: SentPicture, final = true) =>
    guarded(reply)
      .header('cache-control', final ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      .type(`image/${format}`)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

  async function answer(request: FastifyRequest, reply: FastifyReply, wanted: PictureRequest) {
    if (!wanted) return refuse(reply, 400, 'No such picture size or address.');

    const format = acceptedFormat(request.headers.accept);
    const { id, ...size } = wanted;
    const sent = await unlessBusy(() => pictures.forReader(id, { ...size, format }, visitorAddress(request)));
    if (sent === 'busy') return busy(reply);
    if (!sent) return missing(reply);

    return send(reply.header('vary', 'accept'), sent, sent.format === format);
  }

  app.get<{ Params: { id: string } }>('/img/:id', queued, (request, reply) =>
    answer(request, reply, imgRequest(request.params.id, singleValues(request.query))),
  );
  app.get<{ Params: { id: string; file: string } }>('/img/:id/share/:file', queued, async (request, reply) => {
    const wanted = shareRequest(request.params.id, request.params.file);
    const bytes = wanted && (await unlessBusy(() => pictures.share(wanted.id, wanted.brand, visitorAddress(request))));
    if (bytes === 'busy') return busy(reply);

    return bytes ? send(reply, { format: 'jpeg', bytes }) : missing(reply);
  });
  app.get('/_next/image', queued, (request, reply) =>
    answer(request, reply, nextImageRequest(singleValues(request.query))),
  );
}

/** The result of `make`. `busy`: the resizer cannot make it now. */
async function unlessBusy<Made>(make: () => Promise<Made>): Promise<Made | 'busy'> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ResizerBusy) return 'busy';
    throw error;
  }
}

/** The parameters of a query. Repeated ones are dropped, because two readers could pick different values. */
function singleValues(query: unknown): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );
}
