import {
  acceptsCyrillic,
  brands,
  splitLanguage,
  toHtmlLang,
  withLanguage,
  writtenLanguage,
  type LanguageValue,
} from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import { LanguageBar } from '@volan/ui/LanguageBar';
import { pageBrand, pageLanguage } from '../../runtime/browser/pageFacts.ts';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { applyLanguage } from './applyLanguage.ts';
import { chooseLanguage } from './chooseLanguage.ts';

/** Offers the page in a language, in its own words; resolves once the bar is closed and the page stays. [C32, F11] */
export async function showLanguageBar(language: LanguageValue): Promise<void> {
  const written = writtenLanguage(language, acceptsCyrillic(navigator.languages.join()));
  const t = await lateTranslator('places', written);
  const { path } = splitLanguage(location.pathname);
  const href = withLanguage(brands[pageBrand()], path, language) + location.search;
  await new Promise<void>((done) => {
    const close = () => {
      applyLanguage(null, pageLanguage(), undefined);
      overlay.remove();
      done();
    };
    const overlay = mountOverlay(
      <LanguageBar
        id="language-bar"
        lang={toHtmlLang(written)}
        text={t('language.also')}
        proceed={{ label: t('language.continue'), href }}
        closeLabel={t('language.close')}
        onProceed={() => chooseLanguage(language)}
        onClose={close}
      />,
      { first: true },
    );
  });
}
