import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compress, etagOf, type Encoding } from '../http/httpResponse.ts';

const fromBrotli = promisify(brotliDecompress);

/** Documents that were finished before their response is read, by that response: reading it would copy them twice. */
export const documentBuffers = new WeakMap<Response, Buffer>();

/** A page as it is sent, in every encoding. */
export interface FinishedPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** For a page with status 200: the same for the same document, whatever its encoding. */
  readonly etag: string | null;
  /** Every visitor may get it: status 200, and `Cache-Control: public`. */
  readonly shared: boolean;
  /**
   * Ads that it shows, if it is outdated only when one of them changes; null if any change may concern it, as for a
   * list.
   */
  readonly surrogateKeys: ReadonlySet<number> | null;
  /** Positions of banners that it has: it goes at once when a banner of one of them changes. */
  readonly bannerPositions: ReadonlySet<string>;
  /** The page is outdated from then on without any change: a banner begins, ends or takes its turn; else `Infinity`. */
  readonly validUntil: number;
  /** It has no body, as a redirect. */
  readonly isEmpty: boolean;
  /** The document in an encoding. */
  body(encoding: Encoding): Promise<Buffer>;
  /** Drops the uncompressed document: the page then takes a tenth of the memory. */
  dropUncompressed(): Promise<void>;
  /** Compresses it with the highest quality: takes a second, for pages with many requests. */
  recompress(): Promise<void>;
  /** Its approximate size in memory, in bytes. */
  bytes(): number;
}

/** Bytes of an entry beside its document: headers, key, bookkeeping. */
const overheadBytes = 3000;

/** Brotli's highest quality; a hundred times slower than that of the first response. */
const bestQuality = 11;

/** The headers in which pages tell the cache what they show; no visitor gets them. */
const [showsHeader, bannersHeader, untilHeader] = ['x-shows-ads', 'x-banner-positions', 'x-valid-until'] as const;
const ownHeaders: ReadonlySet<string> = new Set([showsHeader, bannersHeader, untilHeader]);

function shownAds(header: string | null): ReadonlySet<number> | null {
  return header === null ? null : new Set(header.split(',').map(Number));
}

const isPublic = (header: string | null) => /^public\b/.test(header ?? '') && !/no-store|private/.test(header ?? '');

/**
 * Reads a rendered page to its end. `quality` is the first quality of brotli. @default that of a page which is sent
 * once
 */
export async function finishPage(response: Response, quality?: number): Promise<FinishedPage> {
  const { status } = response;
  let html: Buffer | null = documentBuffers.get(response) ?? Buffer.from(await response.arrayBuffer());
  const etag = status === 200 ? etagOf(html) : null;
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const sizes = new Map<Encoding, number>([[null, html.length]]);

  const document = async () => html ?? fromBrotli(await body('br'));

  async function make(encoding: Encoding, wanted = quality) {
    const made = await compress(await document(), encoding, wanted);
    sizes.set(encoding, made.length);
    return made;
  }

  function body(encoding: Encoding): Promise<Buffer> {
    if (encoding === null) {
      return document();
    }
    const made = bodies.get(encoding) ?? make(encoding);
    bodies.set(encoding, made);

    return made;
  }

  return {
    status,
    headers: [...response.headers].filter(([name]) => !ownHeaders.has(name)),
    etag,
    shared: status === 200 && isPublic(response.headers.get('cache-control')),
    surrogateKeys: shownAds(response.headers.get(showsHeader)),
    bannerPositions: new Set(response.headers.get(bannersHeader)?.split(',')),
    validUntil: Number(response.headers.get(untilHeader) ?? Infinity),
    isEmpty: html.length === 0,
    body,
    async dropUncompressed() {
      await body('br');
      html = null;
      sizes.delete(null);
    },
    async recompress() {
      const best = await make('br', bestQuality);
      bodies.set('br', Promise.resolve(best));
    },
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, overheadBytes),
  };
}
