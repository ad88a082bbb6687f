import type { AdminLanguage } from '@volan/i18n/admin';

/** Parameter of an address that asks for a language: `?language=en`. */
export const languageParameter = 'language';

const key = 'admin-language';

const isKnown = (value: string | null): value is AdminLanguage => value === 'rs' || value === 'en';

/**
 * The language that the address asks for, which this browser then remembers; else the remembered one; null if there is
 * neither.
 */
export function chosenLanguage(): AdminLanguage | null {
  const asked = new URLSearchParams(location.search).get(languageParameter);
  try {
    if (isKnown(asked)) localStorage.setItem(key, asked);
    const kept = localStorage.getItem(key);
    return isKnown(kept) ? kept : null;
  } catch {
    // Storage is forbidden: the choice only counts for this page.
    return isKnown(asked) ? asked : null;
  }
}
