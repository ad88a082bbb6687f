import { domainToUnicode } from 'node:url';
import type { ShieldLink } from '@volan/domain-rules';
import { LinkifyIt } from 'linkify-it';
import { parse } from 'tldts';
import type { Span } from './numbers.ts';

/** A link as it stands in a text. */
export interface FoundLink extends Span, Pick<ShieldLink, 'host' | 'url'> {
  /** As it is compared, in punycode. */
  readonly asciiHost: string;
}

// Without a protocol only these endings make a link, and all of two letters. What frauds rent is among them.
const endings =
  'app cc click club delivery dev fun icu info link live ltd online page pay pro sbs shop site space store support top vip website work xyz'.split(
    ' ',
  );
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, urlAuth: true, maxLength: 2048 }).tlds(
  endings,
  true,
);
linkify.add('ftp:', null).add('mailto:', null);

/** Links of a text, in their order. A full stop without a space after it, "prodajem.Je", makes none. */
export function findLinks(text: string): FoundLink[] {
  const matches = linkify.match(text) ?? [];
  return matches.flatMap(({ index: from, lastIndex: to, schema, raw, url: address }) => {
    const url = URL.parse(/^https?:$/.test(schema) ? address : `https://${raw.replace(/^\/\//, '')}`);
    if (!url || url.hostname === '') return [];
    if (schema === '' && isSentenceEnd(raw, url.hostname)) return [];
    return [{ from, to, url: url.href, asciiHost: url.hostname, host: domainToUnicode(url.hostname) || url.hostname }];
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
