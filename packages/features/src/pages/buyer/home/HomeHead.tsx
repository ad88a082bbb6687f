import { metaText } from '@volan/domain-rules';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { homeFacts } from './homeFacts.ts';

export interface HomeHeadProps {
  /** Ads of the default category; `null` where they could not be counted. */
  total: number | null;
}

/** Title, description, addresses and facts of the home page. [M60, L23] */
export function HomeHead({ total }: HomeHeadProps) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site, site.country);
  return (
    <PageHead
      title={t('home.meta-title')}
      description={metaText(total === null ? t('home.promise') : t('home.meta', { count: total }))}
      canonical={homeHref(site)}
      origin={origin}
      facts={homeFacts(site, origin)}
    />
  );
}
