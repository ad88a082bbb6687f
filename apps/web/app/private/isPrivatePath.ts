import { matchPath, routes, type BrandSettings, type LanguageValue } from '@volan/domain-rules';

/** Whether the router may go to a path without a new document: a private page that is built, in the language shown. */
export function isPrivatePath(brand: BrandSettings, language: LanguageValue, pathname: string) {
  const match = matchPath(brand, pathname);
  return (
    match !== null &&
    !match.redirect &&
    match.language === language &&
    routes[match.page].built &&
    routes[match.page].delivery === 'private'
  );
}
