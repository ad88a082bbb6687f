import type { BrandSettings, LanguageValue } from '@volan/domain-rules';
import type { LateTranslator } from '@volan/i18n/late';
import type { LogoProps } from '@volan/ui/Logo';
import { LanguageOverlay, type LanguageChoice, type LanguageOverlayProps } from '@volan/ui/LanguageOverlay';

export interface LanguageQuestionProps {
  brand: BrandSettings;
  /** The way home, in the language of the page. */
  homeHref: string;
  languages: LanguageChoice[];
  t: LateTranslator<'places'>;
  /** The language that the browser asks for, with its own words; left out where it is the page's. [F11] */
  suggested?: LanguageOverlayProps['suggested'];
  open: boolean;
  onChoose: (language: LanguageValue) => void;
  /** Escape or a click beside it: the page stays as it is. */
  onClose: () => void;
}

function logoOf({ logo, name }: BrandSettings, href: string, t: LanguageQuestionProps['t']): LogoProps {
  const { mark, wordmark } = logo;
  return { ...(mark && { mark }), name: wordmark, href, label: t('shell.to-home', { brand: name }) };
}

/** Asks for the language, with what the brand speaks. [C32-C34] */
export function LanguageQuestion({
  brand,
  homeHref,
  languages,
  t,
  suggested,
  open,
  onChoose,
  onClose,
}: LanguageQuestionProps) {
  return (
    <LanguageOverlay
      id="language"
      logo={logoOf(brand, homeHref, t)}
      title={t('language.choose')}
      languages={languages}
      searchLabel={t('language.search')}
      noneFound="No languages found"
      english={{ label: 'Continue in English', id: 'en' }}
      proceed={t('language.continue')}
      {...(suggested && { suggested })}
      open={open}
      onChoose={(language) => onChoose(language as LanguageValue)}
      onClose={onClose}
    />
  );
}
