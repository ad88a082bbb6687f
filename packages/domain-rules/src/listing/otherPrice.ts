import { fold } from '../search/fold.ts';

/**
 * An amount below or above these percentages of the asked price is another price, not another way to write the same.
 */
const farFrom = { below: 80, above: 125 } as const;

const number = String.raw`(?<![\d.,])(\d{1,3}(?:[., ]\d{3})+|\d{2,7})(?:,\d{1,2})?\s?(k|hiljad\w*)?`;
const euros = String.raw`(?:€|eur\b|eura\b|euro(?:s|va|a)?\b(?! ?[1-7]\b)|evr\w*)`;
const amount = `(?:${number}\\s?${euros}|€\\s?${number})`;

/** Where one sentence ends; the point of 15.000 ends none. */
const sentenceEnd = /[!?;\n]|\.(?!\d)/u;

const negated = '(?<!bez )(?<!nema )(?<!without )(?<!no )(?<!ohne )';

/** Parts of a price that are paid before or month by month, and what is paid for a contract of somebody else. */
const part = String.raw`\b(?:ucesc\w+|rat[aeu]|akontacij\w+|depozit\w*|kapar\w+|anzahlung|monatsrate|deposit|down ?payment|instal?lment)`;
const contract = String.raw`\b(?:li[sz]ing\w*|leasing\w*|preuzimanj\w+ (?:kredita|lizinga|leasinga))`;
const monthly = String.raw`(?:/|po |na |pro |per |a )?\s?(?:mes(?:ecno|ec|\.)|mjesecno|monat\w*|month\w*)\b`;

/** "Cena u oglasu je učešće", "the price is the deposit": no amount is needed. */
const isPart = new RegExp(
  String.raw`\b(?:c(?:ij)?en[au]|iznos|price|preis)\b(?: \p{L}+){0,4}? (?:je|predstavlja|za|is|ist)(?: samo| only| nur| the| a| die| eine)?\s${part}`,
  'u',
);
/** "Cena bez PDV", "+ VAT", "zzgl. MwSt". */
const isNet =
  /\b(?:bez|plus|excl\w*|without|ohne|zzgl\w*\.?) ?(?:pdv|vat|mwst)|\+ ?(?:pdv|vat|mwst)|\bpdv (?:se dodaje|nije ura?cunat|nije u cen)/u;
const partAmount = new RegExp(`${negated}${part}[^\\d]{0,25}${amount}|${amount} ?${monthly}`, 'u');
const contractAmount = new RegExp(`${negated}${contract}[^\\d]{0,25}${amount}`, 'gu');
const namedPrice = new RegExp(String.raw`\b(?:c(?:ij)?ena|price|preis)(?: je| is| ist)?\s?[:=-]?\s?${amount}`, 'gu');
const anyAmount = new RegExp(amount, 'gu');

/**
 * Sums of a sentence that are not the price of this vehicle: exchange, money put into it, its price when it was new.
 */
const isOtherSum =
  /\b(?:dopla|zamen|zamjen|razmen|menja|mijenja|tausch|exchange|swap|uloz|ulag|ulaz|invest|servis|kosta|placen|vredn|vredi|procen|garan|neupreis|listenpreis|uvp\b|when new|new price|cen[au] nov)/u;

const valueOf = ([, plain, thousands, after, thousandsAfter]: RegExpMatchArray) =>
  Number((plain ?? after ?? '').replaceAll(/[., ]/g, '')) * (thousands || thousandsAfter ? 1000 : 1);

/**
 * Whether a text says another price than the one that is asked: that it is a part only (učešće, rata, kapara, a
 * deposit, a leasing contract, without VAT), that the price is another one, or a sum above it. An amount counts from a
 * quarter above the price or a fifth below it; exchange, money put into the vehicle and its price when new do not
 * count. [peers, complaint 7]
 */
export function saysOtherPrice(text: string, price: number | null): boolean {
  if (price === null) return false;

  const isAbove = (found: RegExpMatchArray) => valueOf(found) * 100 > price * farFrom.above;
  const isFar = (found: RegExpMatchArray) => isAbove(found) || valueOf(found) * 100 < price * farFrom.below;
  const words = fold(text);
  if (isNet.test(words)) return true;

  return words
    .split(sentenceEnd)
    .some(
      (sentence) =>
        isPart.test(sentence) ||
        partAmount.test(sentence) ||
        [...sentence.matchAll(contractAmount)].some(isFar) ||
        (!isOtherSum.test(sentence) &&
          ([...sentence.matchAll(namedPrice)].some(isFar) || [...sentence.matchAll(anyAmount)].some(isAbove))),
    );
}
