import { emptyCompanyQuery } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { CompanyCard } from '@volan/ui/CompanyCard';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useBanner } from '../../../blocks/banners/useBanner.tsx';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './CompaniesPage.css.ts';
import { CompaniesFilter } from './CompaniesFilter.tsx';
import { CompaniesHead } from './CompaniesHead.tsx';
import { companiesHref } from './companiesHref.ts';
import type { CompaniesPageProps } from './CompaniesPageProps.ts';
import { companyCardData } from '../../../blocks/company/companyCardData.ts';

/** Why no company is shown, and the way to some. */
function NoCompanies({ query, meta }: Pick<CompaniesPageProps, 'query' | 'meta'>) {
  const site = useSite();
  const { t } = useMessages();
  const isBeyond = meta.total > 0;

  return (
    <EmptyState
      icon="store"
      title={t(isBeyond ? 'companies.beyond-end' : 'companies.empty')}
      help={t(isBeyond ? 'companies.beyond-end-text' : 'companies.empty-text')}
      action={
        <Button variant="primary" href={companiesHref(site, isBeyond ? { ...query, page: 1 } : emptyCompanyQuery)}>
          {t(isBeyond ? 'companies.first-page' : 'companies.show-all')}
        </Button>
      }
    />
  );
}

/** Companies by name, to be searched by name, town, region and kind. [B22, B51, M15] */
export function CompaniesPage({ query, companies, meta, regions }: CompaniesPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;

  return (
    <SitePage>
      <CompaniesHead query={query} companies={companies} meta={meta} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: t('companies.title') }]}
      />
      <Stack gap={3}>
        <div className={styles.messages}>
          <Heading level={1}>{t('companies.title')}</Heading>
          <Text tone="secondary">{t('companies.count', { count: meta.total })}</Text>
        </div>
        <CompaniesFilter query={query} meta={meta} regions={regions} />
        {companies.length === 0 ? (
          <NoCompanies query={query} meta={meta} />
        ) : (
          <Grid layout="panels3" as="ul">
            {companies.map((company) => (
              <li key={company.id}>
                <CompanyCard
                  company={companyCardData(company, site, messages)}
                  openLabel={t(company.ads > 0 ? 'companies.see-stock' : 'companies.see-company')}
                />
              </li>
            ))}
          </Grid>
        )}
        {useBanner('companies', 'company-list')}
        {meta.pages > 1 && companies.length > 0 && (
          <Pagination
            {...pagerOf(query.page, meta.pages, (page) => companiesHref(site, { ...query, page }), messages)}
          />
        )}
      </Stack>
    </SitePage>
  );
}
