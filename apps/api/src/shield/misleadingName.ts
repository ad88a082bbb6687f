import { brandIds, brands, fold, readableText } from '@volan/domain-rules';
import { findLinks } from './findLinks.ts';
import { looksOf } from './lookAlike.ts';

/** The looks of our brands. */
const ours: ReadonlySet<string> = new Set(brandIds.map((id) => looksOf(brands[id].name)));

/** Words of people who claim to speak for a site, in its languages; folded, with open endings. */
const official =
  /podrsk|podrshk|poddr|podder|support|suport|tamogat|admin|moderat|official|zvanic|oficial|hivatalos|offiziell|sluzb|slujb|sigurnos|bezbednos|bezopasnos|security|securitat|sicherheit|biztonsag|kundendienst|kundenservice|kundensupport|ugyfelszolgal|asistent|pomoc|pomosh|pomosc|help|hilfe|\btim\b|\bteam\b|echipa|csapat|ekip|komand|uplat|isplat|placan|payment|zahlung|plata\b|plati\b|fizetes|oplat|客服|支持|官方|团队|管理/;

/** Names that no person or company has: whole names, folded. */
const roles = /^(?:super)?(?:admin(?:istrator)?|moderator)\w{0,3}$/;

/**
 * Whether a name is misleading: it contains an address, is our brand or claims to speak for it, or is only a role such
 * as administrator. "Zlatni volan" is allowed. [N12, J18]
 */
export function isMisleadingName(name: string): boolean {
  const { text } = readableText(name);
  if (/@\S+\.\S/.test(text) || findLinks(text).length > 0) return true;

  const words = text.split(/[^\p{L}\p{N}|!]+/u).filter(Boolean);
  // compared by look, and by sound for Cyrillic
  const joined = [looksOf(words.join('')), looksOf(fold(words.join('')))];
  if ([words.join(''), looksOf(words.join(''))].some((whole) => roles.test(fold(whole)))) return true;

  const own = words.filter((word) => ours.has(looksOf(word)) || ours.has(looksOf(fold(word))));
  if (own.length === words.length || joined.some((whole) => ours.has(whole))) return true;

  const begins = joined.some((whole) => [...ours].some((brand) => whole.startsWith(brand) || whole.endsWith(brand)));

  return (own.length > 0 || begins) && official.test(fold(text));
}
