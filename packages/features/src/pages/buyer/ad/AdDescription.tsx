import type { AdDetails } from '@volan/api-contract';
import { toHtmlLang, translationParameter } from '@volan/domain-rules';
import { Alert, Button, Disclosure, Row, Tag, Text } from '@volan/ui';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AdSection } from './AdSection.tsx';
import { foreignLanguage, type AdTranslation } from './adTranslation.ts';
import { splitDescription } from './splitDescription.ts';

export interface AdDescriptionProps {
  ad: Pick<AdDetails, 'id' | 'kind' | 'slug' | 'description' | 'description_lang' | 'translator'>;
  /** The description in the language of the page. @default null */
  translation?: AdTranslation | null;
}

/** Names the section, so that a link between original and translation comes back to it. */
const sectionId = 'description';

/**
 * The seller's own words, as plain text. Another language than the page's is said, and marked for those who listen.
 * Where a machine translates, a link leads to its words, which are marked as such, and back. [N11, J62]
 */
export function AdDescription({ ad, translation = null }: AdDescriptionProps) {
  const site = useSite();
  const { t, language: languageName } = useMessages();
  const foreign = foreignLanguage(ad, site.language);
  const translated = translation !== null && translation !== 'unavailable';
  const { start, rest } = splitDescription((translated ? translation.text : ad.description).trim());
  // Sellers' words stay as they are written, also for a visitor who reads Cyrillic: then they differ from the page in
  // script.
  const isLatin = site.language === 'rs' && site.inCyrillic === true && !/\p{Script=Cyrillic}/u.test(start);
  const lang = foreign && !translated ? toHtmlLang(foreign) : isLatin ? toHtmlLang('rs') : undefined;
  const original = adHref(site, ad);

  return (
    <AdSection id={sectionId} title={t('ad.description')}>
      {translation === 'unavailable' && <Alert tone="caution">{t('failures.translation-unavailable')}</Alert>}
      {foreign && (
        <Row gap={1} align="center" wrap>
          {translated && <Tag tone="info">{t('ad.machine-translated')}</Tag>}
          <Text role="caption" tone="tertiary">
            {t('ad.written-in', { language: languageName(foreign) })}
          </Text>
          {ad.translator && (
            <Button
              size="small"
              href={`${original}${translated ? '' : `?${translationParameter}=1`}#${sectionId}`}
              rel="nofollow"
            >
              {t(translated ? 'ad.show-original' : 'ad.show-translation')}
            </Button>
          )}
        </Row>
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
