import { metaText } from '@volan/domain-rules';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { itemListFacts } from '../../../shell/head/itemListFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { servicesHref } from './servicesHref.ts';
import type { ServicesPageProps } from './ServicesPageProps.ts';

/**
 * Title, description and addresses of the directory of car services. Lists that change with the hour or that nobody
 * looks for are kept out of search engines. [M60]
 */
export function ServicesHead({
  query,
  services,
  meta,
  kinds,
}: Omit<ServicesPageProps, 'regions' | 'towns' | 'inTowns' | 'map'>) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site, site.country);
  const kind = kinds.find(({ slug }) => slug === query.kind)?.title;
  const title = kind === undefined ? t('services.title') : `${kind} – ${t('services.title')}`;
  const { page, pages, per_page: perPage, total } = meta;
  const list = itemListFacts(
    services.map(({ id, name }) => ({
      name,
      address: originOf(site) + pagePath(site, 'service', { serviceId: id }),
    })),
    { first: (page - 1) * perPage + 1, total },
  );
  const isNarrow =
    query.open || query.homeVisit || query.city !== null || query.rating !== null || query.sort !== 'newest';
  const hrefOf = (beside: number) => servicesHref(site, { ...query, page: beside });

  return (
    <PageHead
      title={query.page > 1 ? `${title} – ${t('pager.page', { page: query.page })}` : title}
      description={metaText(t('services.meta', { count: total }))}
      canonical={servicesHref(site, query)}
      origin={origin}
      noindex={isNarrow || services.length === 0}
      {...(page > 1 && page <= pages && { previous: hrefOf(page - 1) })}
      {...(page < pages && { next: hrefOf(page + 1) })}
      facts={[
        ...(services.length > 0 ? [list] : []),
        breadcrumbFacts([
          { label: t('shell.home'), address: origin + homeHref(site) },
          { label: t('services.title'), address: origin + pagePath(site, 'services', {}) },
        ]),
      ]}
    />
  );
}
