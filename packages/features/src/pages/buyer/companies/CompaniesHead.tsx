import { metaText } from '@volan/domain-rules';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { itemListFacts } from '../../../shell/head/itemListFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { companiesHref } from './companiesHref.ts';
import type { CompaniesPageProps } from './CompaniesPageProps.ts';

/**
 * Title, description and addresses of the list of companies. Searches by words are kept out of search engines. [M60]
 */
export function CompaniesHead({ query, companies, meta }: Omit<CompaniesPageProps, 'regions'>) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site, site.country);
  const title = query.type === null ? t('companies.title') : t(`company-type.${query.type}`);
  const picture = companies[0]?.pictures[0];
  const { page, pages, per_page: perPage, total } = meta;
  const list = itemListFacts(
    companies.map(({ name, slug }) => ({
      name,
      address: originOf(site) + pagePath(site, 'company', { companySlug: slug }),
    })),
    { first: (page - 1) * perPage + 1, total },
  );
  const hrefOf = (beside: number) => companiesHref(site, { ...query, page: beside });

  return (
    <PageHead
      title={query.page > 1 ? `${title} – ${t('pager.page', { page: query.page })}` : title}
      description={metaText(t('companies.meta', { count: total }))}
      canonical={companiesHref(site, query)}
      origin={origin}
      noindex={query.keyword !== '' || companies.length === 0}
      {...(page > 1 && page <= pages && { previous: hrefOf(page - 1) })}
      {...(page < pages && { next: hrefOf(page + 1) })}
      {...(picture && { picture: picture.id, pictureAlt: companies[0]?.name ?? title })}
      facts={[
        ...(companies.length > 0 ? [list] : []),
        breadcrumbFacts([
          { label: t('shell.home'), address: origin + homeHref(site) },
          { label: t('companies.title'), address: origin + pagePath(site, 'companies', {}) },
        ]),
      ]}
    />
  );
}
