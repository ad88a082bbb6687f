import {
  type BrandSettings,
  type LanguageValue,
  listingLimits,
  type Page,
  pathOf,
  pictureLimits,
  routes,
} from '@volan/domain-rules';

/** `[words](page)`: a link to a page of the route table. */
const link = /\[([^\]]+)\]\(([a-zA-Z]+)\)/g;

/** `{name}`: something that differs by brand, or a number that a rule decides. */
const blank = /\{(\w+)\}/g;

const blanksOf = ({ name, contact }: BrandSettings): Readonly<Record<string, string | number>> => ({
  brand: name,
  email: contact.email,
  activeDays: listingLimits.activeDays,
  freeAds: listingLimits.ads,
  freeImages: pictureLimits.perAd.included,
  allImages: pictureLimits.perAd.all,
});

/** Whether a page needs no parameters in its address. */
const isPlainPage = (name: string): name is Page =>
  Object.hasOwn(routes, name) && !routes[name as Page].english.includes('{');

/**
 * Fills a longer text in for a brand: its name, its address for letters, the numbers of the rules, and the paths of its
 * pages. A page that is not built leaves its words without a link.
 *
 * @throws when a text asks for something that is not known, or links to no page, or to one that needs more than its
 * name.
 */
export function fillText(text: string, brand: BrandSettings, language: LanguageValue) {
  const blanks = blanksOf(brand);
  return text
    .replace(blank, (whole, name: string) => {
      const value = blanks[name];
      if (value === undefined) throw new Error(`A text asks for ${whole}, which is unknown.`);
      return String(value);
    })
    .replace(link, (_whole, words: string, page: string) => {
      if (!isPlainPage(page)) throw new Error(`A text links to "${page}", which is no page with a plain address.`);
      return routes[page].built ? `[${words}](${pathOf(brand, page, {} as never, language)})` : words;
    });
}
