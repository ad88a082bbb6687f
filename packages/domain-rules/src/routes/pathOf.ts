import type { BrandId } from '../brands/BrandId.ts';
import { brands } from '../brands/brands.ts';
import type { LanguageValue } from '../languages/LanguageValue.ts';
import { routes, type Page, type PageParams } from './routes.ts';

/** A path in a language: with its prefix, unless it is the brand's own language. [B30, T40] */
export function withLanguage(brand: BrandId, path: string, language: LanguageValue) {
  if (language === brands[brand].defaultLanguage) {
    return path;
  }
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The address of a page in a brand and a language; without a language it is the brand's own. */
export function pathOf<P extends Page>(
  brand: BrandId,
  page: P,
  params: PageParams<P>,
  language: LanguageValue = brands[brand].defaultLanguage,
) {
  const values = params as Readonly<Record<string, string | number>>;
  const path = routes[page][brand].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  return withLanguage(brand, path, language);
}
