import { metaText } from '@volan/domain-rules';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { modelsHref } from '../../../blocks/catalogSearch/modelLinks.ts';

/** The head of the list of models. What words find is no page of its own for search engines. [M60] */
export function ModelsHead({ q }: { q: string }) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site, site.country);
  return (
    <PageHead
      title={q === '' ? t('models.title') : `${t('models.title')}: ${q}`}
      description={metaText(t('models.lead'))}
      canonical={modelsHref(site)}
      origin={origin}
      noindex={q !== ''}
      facts={[
        breadcrumbFacts([
          { label: t('shell.home'), address: origin + homeHref(site) },
          { label: t('models.title'), address: origin + modelsHref(site) },
        ]),
      ]}
    />
  );
}
