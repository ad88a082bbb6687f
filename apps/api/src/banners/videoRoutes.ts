import type { FastifyInstance } from 'fastify';
import type { BannerDeps } from './BannerDeps.ts';

/** The bytes that a `Range` header asks for, both included. Null: all, or a header that we do not read. */
export function rangeOf(header: string | undefined, size: number): { from: number; to: number } | 'outside' | null {
  const asked = /^bytes=(\d{0,10})-(\d{0,10})$/.exec(header ?? '');
  const [first, last] = [asked?.[1] ?? '', asked?.[2] ?? ''];
  if (!asked || (first === '' && last === '')) return null;

  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);

  return from > to ? 'outside' : { from, to };
}

/**
 * `/img/video/{file}`: videos of banners, whole or in parts, because Safari plays none without parts. Only files that a
 * banner has are sent: the object store has private ones too. They are files, so they have no envelope of the contract.
 */
export function bannerVideoRoutes(app: FastifyInstance, { sql, uploads }: Pick<BannerDeps, 'sql' | 'uploads'>) {
  app.get<{ Params: { file: string } }>('/img/video/:file', async (request, reply) => {
    const { file } = request.params;
    const key = /^u-[0-9a-f]{32}\.(?:mp4|webm)$/.test(file) ? `videos/${file}` : null;
    const isKnown = key !== null && (await sql`select from banner where video_key = ${key}`).length > 0;
    const bytes = isKnown ? await uploads.read(key) : null;

    reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin');
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such video.');

    const range = rangeOf(request.headers.range, bytes.byteLength);
    reply.header('accept-ranges', 'bytes');
    if (range === 'outside') {
      return reply.code(416).header('content-range', `bytes */${bytes.byteLength}`).type('text/plain').send('');
    }

    reply.type(`video/${file.endsWith('.webm') ? 'webm' : 'mp4'}`);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    if (!range) return reply.send(bytes);

    const { from, to } = range;

    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${bytes.byteLength}`)
      .send(bytes.subarray(from, to + 1));
  });
}
