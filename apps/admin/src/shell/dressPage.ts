import { toHtmlLang } from '@volan/domain-rules';
import { documentTitle } from './documentTitle.ts';
import type { AdminSite } from './site.ts';

/** The theme that the user chose for the site of the brand; else that of the system. [F05] */
function storedTheme(): 'light' | 'dark' {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('theme') ?? 'null');
    const value = typeof stored === 'object' && stored !== null && 'value' in stored ? stored.value : stored;
    if (value === 'light' || value === 'dark') return value;
  } catch {
    // Storage is forbidden or holds an unknown value: the system decides.
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies the theme and the language of the site to the document, before anything is rendered. */
export function dressPage(site: AdminSite) {
  const { brand, language } = site;
  const theme = storedTheme();
  document.documentElement.lang = toHtmlLang(language);
  document.title = documentTitle(site);
  document.body.dataset['brand'] = brand.id;
  document.body.dataset['theme'] = theme;
  document.body.classList.add(theme);
}
