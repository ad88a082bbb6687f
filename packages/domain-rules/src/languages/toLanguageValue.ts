import { isLanguageValue, type LanguageValue } from './LanguageValue.ts';

/**
 * Steps taken one after the other: `sh` becomes `sr`, `sr` becomes `rs`. People who read Croatian, Bosnian or
 * Montenegrin read Serbian rather than English. [F11, T07]
 */
const steps: Readonly<Record<string, string>> = { sh: 'sr', hr: 'sr', bs: 'sr', cnr: 'sr', sr: 'rs' };

/**
 * The language value of a language tag of a browser, a cookie or a header: `sr-Latn-RS`, `sh` and `rs` are Serbian,
 * `zh-CN` is Chinese. `null` where we do not speak it. [F11, T07c]
 */
export function toLanguageValue(tag: string): LanguageValue | null {
  let value = tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  for (let next = steps[value]; next !== undefined; next = steps[value]) {
    value = next;
  }
  return isLanguageValue(value) ? value : null;
}

/** The first of the tags of an `Accept-Language` header that we speak, by weight; `null` for none. */
export function fromAcceptLanguage(header: string): LanguageValue | null {
  const weighted = header.split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { tag, place: index, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
  });
  weighted.sort((a, b) => b.weight - a.weight || a.place - b.place);
  for (const { tag, weight } of weighted) {
    const value = weight > 0 ? toLanguageValue(tag) : null;
    if (value) {
      return value;
    }
  }

  return null;
}

/** Whether the first Serbian tag of an `Accept-Language` header asks for Cyrillic: `sr-Cyrl-RS`. */
export function acceptsCyrillic(header: string): boolean {
  const first = header.split(',').find((part) => toLanguageValue(part.split(';')[0] ?? '') === 'rs') ?? '';
  return /^\s*sr-cyrl\b/i.test(first);
}
