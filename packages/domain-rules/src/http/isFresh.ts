/** The headers of a conditional request: Node's and Fastify's requests fit. */
export interface ConditionalRequest {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** What identifies the representation that would be sent. */
export interface Validators {
  /** With its quotes, as in the `ETag` header: `"a"` or `W/"a"`. */
  readonly etag?: string | null;
  readonly lastModified?: Date | null;
}

/**
 * Whether the client already has this representation, so that 304 without a body is the response (RFC 9110, 13.2.2).
 *
 * Only for GET and HEAD. `If-None-Match` compares weakly and takes lists and `*`; only without it `If-Modified-Since`
 * counts, in whole seconds. What cannot be read counts as absent or as another tag: the client gets the representation.
 */
export function isFresh({ method, headers }: ConditionalRequest, { etag, lastModified }: Validators): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;

  const tags = headers['if-none-match'];
  if (tags !== undefined) return namesTag(typeof tags === 'string' ? tags : tags.join(','), etag ?? null);

  const since = headers['if-modified-since'];
  if (typeof since !== 'string' || !since.endsWith(' GMT') || !lastModified) return false;

  return Math.floor(lastModified.getTime() / 1000) * 1000 <= Date.parse(since);
}

/** One tag of a list, weak or not; a comma may be inside the quotes. */
const entityTag = /(?:^|,)[ \t]*(?:W\/)?("[^"]*")[ \t]*(?=,|$)/g;

const namesTag = (list: string, etag: string | null) =>
  list.trim() === '*' ||
  (etag !== null && Array.from(list.matchAll(entityTag), ([, tag]) => tag).includes(etag.replace(/^W\//, '')));
