import { metaText } from '@volan/domain-rules';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { island } from '../../../runtime/hydration/island.tsx';
import { OwnCompanyState } from '../../../shell/account/OwnCompanyState.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { HistoryListIsland } from './HistoryList.island.tsx';
import { historyTitle } from '../../../blocks/history/historyTitle.ts';

const HydratedHistoryList = island('historyList', HistoryListIsland);

/**
 * The page of visited ads: the same for all visitors, filled in by the browser; businesses also read the state of their
 * company. Nothing for search engines. [C35, M12]
 */
export function HistoryPage() {
  const site = useSite();
  const { t } = useMessages();
  const title = historyTitle(t('his-title'));

  return (
    <SitePage>
      <PageHead
        title={title}
        description={metaText(t('history.meta'))}
        canonical={pagePath(site, 'history', {})}
        origin={originOf(site, site.country)}
        noindex
      />
      <OwnCompanyState />
      <HydratedHistoryList
        texts={{
          title,
          clear: t('his-clear'),
          empty: t('his-no-items'),
          emptyText: t('his-no-items-text'),
          needsScript: t('history.needs-script'),
          needsScriptText: t('history.needs-script-text'),
          look: t('history.look'),
          today: t('time.today'),
          yesterday: t('time.yesterday'),
          noPicture: t('card.no-picture'),
        }}
        list={pagePath(site, 'catalog', { categorySlug: site.brand.defaultCategory })}
        timeZone={site.brand.timeZone}
      />
    </SitePage>
  );
}
