import type { AdDetails } from '@volan/api-contract';
import { isLanguageValue, toHtmlLang } from '@volan/domain-rules';
import { Disclosure, Text } from '@volan/ui';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AdSection } from './AdSection.tsx';
import { splitDescription } from './splitDescription.ts';

export interface AdDescriptionProps {
  ad: Pick<AdDetails, 'description' | 'description_lang'>;
}

/** The seller's own words, as plain text. Another language than the page's is said, and marked for those who listen. [N11] */
export function AdDescription({ ad }: AdDescriptionProps) {
  const { language, inCyrillic = false } = useSite();
  const { t, language: languageName } = useMessages();
  const written = isLanguageValue(ad.description_lang ?? '') ? ad.description_lang : null;
  const { start, rest } = splitDescription(ad.description.trim());
  const foreign = written !== null && isLanguageValue(written) && written !== language ? written : undefined;
  // Sellers' words stay as they are written, also for a visitor who reads Cyrillic: then they differ from the page in script.
  const isLatin = language === 'rs' && inCyrillic && !/\p{Script=Cyrillic}/u.test(start);
  const lang = foreign ? toHtmlLang(foreign) : isLatin ? toHtmlLang('rs') : undefined;
  return (
    <AdSection id="description" title={t('ad.description')}>
      {foreign && start && (
        <Text role="caption" tone="tertiary">
          {t('ad.written-in', { language: languageName(foreign) })}
        </Text>
      )}
      {start ? (
        <Text measure lines lang={lang} dir="auto">
          {start}
        </Text>
      ) : (
        <Text tone="secondary">{t('ad.no-description')}</Text>
      )}
      {rest && (
        <Disclosure moreLabel={t('ad.show-full-description')} lessLabel={t('ad.show-less')}>
          <Text measure lines lang={lang} dir="auto">
            {rest}
          </Text>
        </Disclosure>
      )}
    </AdSection>
  );
}
