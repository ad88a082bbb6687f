import { domainToUnicode } from 'node:url';
import type { ShieldLink } from '@volan/domain-rules';
import { LinkifyIt } from 'linkify-it';
import { parse } from 'tldts';
import type { Span } from './numbers.ts';

/** A link in a text. */
export interface FoundLink extends Span, Pick<ShieldLink, 'host' | 'url'> {
  /** In punycode, for comparisons. */
  readonly asciiHost: string;
  /** The text before an `@`, read as a host; null if there is none. */
  readonly userHost: string | null;
}

/**
 * Most links of a message that are checked, stored and shown. Further ones stay text, so that a message cannot cause
 * much work. [M61]
 */
const maxLinks = 20;

// Without a protocol only names with these endings, or with one of two letters, are links. The list includes endings
// that fraudsters rent.
const endings =
  'app cc click club delivery dev fun icu info link live ltd online page pay pro sbs shop site space store support top vip website work xyz'.split(
    ' ',
  );
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, urlAuth: true, maxLength: 2048 }).tlds(
  endings,
  true,
);
linkify.add('ftp:', null).add('mailto:', null);

/** The first links of a text, in their order. A full stop without a space, as in "prodajem.Je", does not make one. */
export function findLinks(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  // word by word, because links have no spaces; other words are skipped quickly
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    found.push(...linksOf(word, index));
    if (found.length >= maxLinks) break;
  }
  return found.slice(0, maxLinks);
}

function linksOf(word: string, start: number): FoundLink[] {
  const matches = linkify.match(word) ?? [];
  return matches.slice(0, maxLinks).flatMap(({ index, lastIndex, schema, raw, url: address }) => {
    const url = URL.parse(/^https?:$/.test(schema) ? address : `https://${raw.replace(/^\/\//, '')}`);
    if (!url || url.hostname === '') return [];

    const { href, hostname, username } = url;
    if (schema === '' && isSentenceEnd(raw, hostname)) return [];

    const userHost = username === '' ? null : (URL.parse(`https://${username}`)?.hostname ?? null);
    const host = domainToUnicode(hostname) || hostname;

    return [{ from: start + index, to: start + lastIndex, url: href, asciiHost: hostname, userHost, host }];
  });
}

/** Endings that are words as well. */
const words = new Set('am at be da de do in is it je la me mu na ne ni no pa sa se si so su to tu'.split(' '));

function isSentenceEnd(raw: string, host: string): boolean {
  if (/[/?#:]|^www\./i.test(raw)) return false;

  const { publicSuffix, isIcann, domainWithoutSuffix } = parse(host);
  if (!isIcann || !publicSuffix || !domainWithoutSuffix) return true;

  return /\.\p{Lu}/u.test(raw) || (words.has(publicSuffix) && /^\p{L}{1,12}$/u.test(domainWithoutSuffix));
}
