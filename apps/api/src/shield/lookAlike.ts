import { domainToUnicode } from 'node:url';
import { editDistance } from '@volan/domain-rules';
import { parse } from 'tldts';
import { knownNames, type KnownName } from './knownNames.ts';

// Letters that look like Latin ones, mapped by their look, not by their sound.
const twins: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'b',
  0: 'o',
  3: 'e',
  5: 's',
  8: 'b',
  '!': 'i',
};

/** The look of a name: equal for names that people confuse. */
export function looksOf(name: string): string {
  const plain = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return Array.from(plain, (letter) => twins[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[1|i]/g, 'l');
}

/** From this length on, a name with one wrong letter, or inside of a longer name, is not a coincidence. */
const longName = 6;

/**
 * The known name that a host imitates: the name under another domain, with look-alike letters, or, for longer names,
 * with one wrong letter or among other words. Null: it imitates none.
 *
 * @param host in small letters, Unicode or punycode
 * @param own names of our own brands with the hosts that are really ours
 */
export function lookAlikeOf(host: string, own: readonly KnownName[]): string | null {
  const { domain, publicSuffix, isIp } = parse(host);
  if (isIp || domain === null || publicSuffix === null) return null;

  const names = [...own, ...knownNames];
  const shown = domainToUnicode(host);
  const isHonest = names.some(({ domains }) => domains.some((its) => domain === its || isOf(host, its)));
  if (isHonest) return null;

  const labels = shown
    .slice(0, shown.length - domainToUnicode(publicSuffix).length)
    .split('.')
    .filter(Boolean);
  const looks = labels.map((label) => looksOf(label));
  const tokens = new Set([...looks, ...looks.flatMap((label) => label.split('-'))]);
  const joined = looks.map((label) => label.replaceAll('-', ''));

  return names.find(({ name }) => isBorrowed(looksOf(name), tokens, joined))?.name ?? null;
}

/** The known name in a host, whether it is real or imitated. Null: it has no known name. */
export function nameOf(host: string, own: readonly KnownName[]): string | null {
  const honest = [...own, ...knownNames].find(({ domains }) => domains.some((domain) => isOf(host, domain)));
  return honest?.name ?? lookAlikeOf(host, own);
}

/** Whether a host is a domain or one of its subdomains. */
export const isOf = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

function isBorrowed(name: string, tokens: ReadonlySet<string>, joined: readonly string[]): boolean {
  if (tokens.has(name)) return true;
  if (name.length < longName) return false;
  return joined.some((label) => label.includes(name)) || [...tokens].some((token) => editDistance(token, name, 1) <= 1);
}
