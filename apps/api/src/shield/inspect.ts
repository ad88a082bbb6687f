import { readableText, type ShieldFinding, type ShieldKind, type ShieldLink } from '@volan/domain-rules';
import { findLinks } from './findLinks.ts';
import { foldText } from './foldedText.ts';
import type { KnownName } from './knownNames.ts';
import { isOf, lookAlikeOf, nameOf } from './lookAlike.ts';
import { findAccounts, findCards, findForeignPhones, type Span } from './numbers.ts';
import { negation, phrases } from './phrases.ts';

/** The result of inspecting a message. */
export interface Inspection {
  /** One warning for each kind, with the first matching part of the text. */
  readonly warnings: readonly ShieldFinding[];
  /** The first twenty links, in order; later ones are shown as text. */
  readonly links: readonly ShieldLink[];
}

/**
 * Checks a message with local rules. It calls no service, stores nothing and deletes nothing. [N12]
 *
 * @param own our brands with the hosts that they are reached at
 */
export function inspect(written: string, own: readonly KnownName[]): Inspection {
  const { text, spanOf } = readableText(written);
  const found = findLinks(text);
  const isOwn = (host: string) => own.some(({ domains }) => domains.some((domain) => isOf(host, domain)));
  const kindOf = (host: string, userHost: string | null): ShieldLink['kind'] => {
    if (isOwn(host)) return null;

    // the part before the @ only looks like the host
    const pretends = userHost !== null && (isOwn(userHost) || nameOf(userHost, own) !== null);
    return pretends || lookAlikeOf(host, own) !== null ? 'look-alike' : 'link';
  };
  const links = found.map(({ asciiHost, userHost, ...link }) => ({ ...link, kind: kindOf(asciiHost, userHost) }));
  const cards = findCards(text);
  const accounts = findAccounts(text);
  // digits in links, cards and accounts are not phones
  const taken = [...found, ...cards, ...accounts];
  const isFree = (span: Span) => !taken.some(({ from, to }) => span.from < to && from < span.to);
  const spans: Partial<Record<ShieldKind, readonly Span[]>> = {
    ...byPhrases(text),
    'look-alike': links.filter(({ kind }) => kind === 'look-alike'),
    link: links.filter(({ kind }) => kind === 'link'),
    'bank-account': accounts,
    'foreign-phone': findForeignPhones(text).filter(isFree),
  };
  if (cards.length > 0) spans.card = cards;
  const warnings = Object.entries(spans).flatMap(([kind, [first]]) =>
    first ? [{ kind: kind as ShieldKind, ...spanOf(first.from, first.to) }] : [],
  );

  return {
    warnings: warnings.toSorted((one, other) => one.from - other.from),
    links: links.map((link) => ({ ...link, ...spanOf(link.from, link.to) })),
  };
}

function byPhrases(text: string): Partial<Record<ShieldKind, readonly Span[]>> {
  const { folded, spanOf } = foldText(text);
  return Object.fromEntries(
    Object.entries(phrases).map(([kind, patterns]) => [
      kind,
      patterns.flatMap((pattern) =>
        Array.from(folded.matchAll(pattern))
          .filter(({ 0: match, index }) => !isNegated(folded, index, match))
          .map(({ 0: match, index }) => spanOf(index, index + match.length)),
      ),
    ]),
  );
}

/** Whether a negation is shortly before or inside of a match. */
const isNegated = (folded: string, index: number, match: string) =>
  negation.test(folded.slice(Math.max(0, index - 20), index)) || /\b(?:ne koristim|nemam) /.test(match);
