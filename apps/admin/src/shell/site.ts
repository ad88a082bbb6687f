import { brands, defaultBrandId, resolveHost, type BrandSettings } from '@volan/domain-rules';
import { adminTexts, productWords, type AdminLanguage, type AdminTexts, type ProductWords } from '@volan/i18n/admin';
import { createContext, use } from 'react';
import { chosenLanguage } from './chosenLanguage.ts';

/** The brand of the host where the administration was opened, and its language. */
export interface AdminSite {
  readonly brand: BrandSettings;
  readonly language: AdminLanguage;
  readonly texts: AdminTexts;
  /** Messages and formats of the product, for failures, names and numbers. */
  readonly words: ProductWords;
}

/**
 * The site of a host: its brand, in the chosen language; by default in Serbian if that is the brand's own language,
 * else in English.
 */
export function siteOf(host: string): AdminSite {
  const brand = brands[resolveHost(host)?.brand ?? defaultBrandId];
  const language = chosenLanguage() ?? (brand.defaultLanguage === 'rs' ? 'rs' : 'en');
  return { brand, language, texts: adminTexts[language], words: productWords[language] };
}

export const SiteContext = createContext<AdminSite | null>(null);

/** The site of the page. @throws outside of `SiteContext` */
export function useSite(): AdminSite {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite found no site. Wrap the app in <SiteContext>.');
  return site;
}
