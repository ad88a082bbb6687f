import { pathOf, routes, type BrandSettings, type LanguageValue, type Page } from '@volan/domain-rules';

/** `[words](page)`: a link to a page of the route table. */
const link = /\[([^\]]+)\]\(([a-zA-Z]+)\)/g;

/** A page whose address needs nothing but its name. */
const isPlainPage = (name: string): name is Page =>
  Object.hasOwn(routes, name) && !routes[name as Page].english.includes('{');

/**
 * Fills a longer text in for a brand: its name, its address for letters, and the paths of its pages. A page that is not
 * built leaves its words without a link.
 *
 * @throws when a link names no page, or one that needs more than its name.
 */
export function fillText(text: string, brand: BrandSettings, language: LanguageValue) {
  return text
    .replaceAll('{brand}', brand.name)
    .replaceAll('{email}', brand.contact.email)
    .replace(link, (_whole, words: string, page: string) => {
      if (!isPlainPage(page)) throw new Error(`A text links to "${page}", which is no page with a plain address.`);
      return routes[page].built ? `[${words}](${pathOf(brand, page, {} as never, language)})` : words;
    });
}
