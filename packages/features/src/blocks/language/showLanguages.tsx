import {
  acceptsCyrillic,
  brands,
  languagesOf,
  pathOf,
  suggestLanguage,
  toHtmlLang,
  withoutAskLanguage,
  writtenLanguage,
  type LanguageValue,
} from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { pageBrand, pageLanguage, pageWritten } from '../../runtime/browser/pageFacts.ts';
import { applyLanguage } from './applyLanguage.ts';
import { languageCookie } from './chooseLanguage.ts';
import { languageChoices } from './languageChoices.ts';
import { LanguageQuestion, type LanguageQuestionProps } from './LanguageQuestion.tsx';

/**
 * The button of the language that the browser asks for, in its own words and script. `null` where the page has that
 * language already, and for English, which has a button of its own: many browsers ask for it that were only never set.
 * [C33, F11]
 */
async function askedLanguage(suggested: LanguageValue, current: LanguageValue) {
  if (suggested === current || suggested === 'en') {
    return null;
  }
  const written = writtenLanguage(suggested, acceptsCyrillic(navigator.languages.join()));
  const t = await lateTranslator('places', written);

  return { id: suggested, label: t('language.continue'), language: toHtmlLang(written) };
}

/** Draws the choice of the language over the page; resolves once it is closed and the page stays. [C32-C34] */
export async function showLanguages(): Promise<void> {
  const current = pageLanguage();
  const brand = brands[pageBrand()];
  const t = await lateTranslator('places', pageWritten());
  const search = withoutAskLanguage(location.search);
  const suggested = suggestLanguage(languageCookie.read(), navigator.languages, current, languagesOf(brand));
  const languages = languageChoices(brand, { pathname: location.pathname, search, current, suggested });
  const asked = await askedLanguage(suggested, current);
  await new Promise<void>((done) => {
    const settle = (language: LanguageValue | null) => {
      const href = languages.find(({ id }) => id === language)?.href;
      overlay.draw(question({ open: false }));
      overlay.remove();
      // The next overlay would flash over a page that is being left.
      if (!applyLanguage(language, current, href)) {
        done();
      }
    };
    const question = (state: Pick<LanguageQuestionProps, 'open'>) => (
      <LanguageQuestion
        brand={brand}
        languages={languages}
        t={t}
        {...(asked && { suggested: asked })}
        {...state}
        homeHref={pathOf(brand, 'home', {}, current)}
        onChoose={settle}
        onClose={() => settle(null)}
      />
    );
    const overlay = mountOverlay(question({ open: true }));
  });
}
