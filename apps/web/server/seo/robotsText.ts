import { languagesOf, pages, routes, translationParameter, withLanguage } from '@volan/domain-rules';
import type { SeoHost } from './SeoHost.ts';

/**
 * Addresses that are another form of a page: a sent filter form, another order, another view, a machine translation.
 * Searches of more than two groups or with words are not among them: they say `noindex`, and that must be read to be
 * obeyed.
 */
const otherForms = ['/*?f.', '/*&f.', '/*?sort=', '/*&sort=', '/*?view=', '/*&view=', `/*?${translationParameter}=`];

/** Whether a path lies under another one of the list. */
const isUnder = (path: string, others: readonly string[]) => others.some((other) => path.startsWith(`${other}/`));

/** `robots.txt` of a host: everything may be read but calls, pages of one visitor and other forms of a page. [M60] */
export function robotsText({ brand, origin }: SeoHost): string {
  const personal = pages
    .filter((page) => routes[page].delivery === 'private')
    .map((page) => routes[page][brand.spelling].replace(/\{\w+\}/g, '*'));
  const paths = personal.filter((path) => !isUnder(path, personal));
  const disallowed = languagesOf(brand).flatMap((language) =>
    paths.flatMap((path) => [`${withLanguage(brand, path, language)}$`, `${withLanguage(brand, path, language)}/`]),
  );

  return [
    'User-agent: *',
    ...['/v3/', '/go/', ...otherForms, ...disallowed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
