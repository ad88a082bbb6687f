import type { BrandSettings } from '../brands/BrandSettings.ts';
import type { LanguageValue } from '../languages/LanguageValue.ts';
import { routes, type Page, type PageParams } from './routes.ts';

/** The settings of a brand for its addresses. */
export type BrandPaths = Pick<BrandSettings, 'spelling' | 'defaultLanguage'>;

/** A path in a language: with its prefix, unless it is the brand's own language. [B30, T40] */
export function withLanguage(brand: BrandPaths, path: string, language: LanguageValue) {
  if (language === brand.defaultLanguage) {
    return path;
  }
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The address of a page in a brand and a language; without a language it is the brand's own. */
export function pathOf<P extends Page>(
  brand: BrandPaths,
  page: P,
  params: PageParams<P>,
  language: LanguageValue = brand.defaultLanguage,
) {
  const values = params as Readonly<Record<string, string | number>>;
  const path = routes[page][brand.spelling].replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  return withLanguage(brand, path, language);
}
