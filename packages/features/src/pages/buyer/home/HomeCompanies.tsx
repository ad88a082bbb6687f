import { useApi } from '@volan/api-client/react';
import { topGroup, topGroupSeed } from '@volan/domain-rules';
import { CompanyCard } from '@volan/ui/CompanyCard';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { SectionHead } from '@volan/ui/SectionHead';
import { Skeleton } from '@volan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { companyCardData } from '../../../blocks/company/companyCardData.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { firstHomeReads } from './homeReads.ts';
import { PartFailed } from './PartFailed.tsx';

const id = 'companies';

/** One row of a desktop. */
const shown = 3;

const places = Array.from({ length: shown }, (_, index) => index);

/** Car lots and salons that have something to see: other ones each hour, so that no name is always first. [M50, B51] */
function Companies() {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const read = useQuery(firstHomeReads(useApi(), site).companies);
  if (read.isError) {
    return <PartFailed />;
  }
  if (!read.data) {
    return (
      <Grid layout="panels3">
        {places.map((place) => (
          <Skeleton key={place} shape="photo" />
        ))}
      </Grid>
    );
  }
  const withStock = read.data.companies.filter(({ pictures }) => pictures.length > 0);
  const drawn = topGroup(
    withStock.map((company) => company.id),
    topGroupSeed(site.now),
    shown,
  ).flatMap((wanted) => withStock.find((company) => company.id === wanted) ?? []);
  if (drawn.length === 0) {
    return (
      <EmptyState
        icon="store"
        title={t('home.companies-empty')}
        help={t('home.companies-empty-text')}
        headingLevel={3}
      />
    );
  }

  return (
    <Grid layout="panels3" as="ul">
      {drawn.map((company) => (
        <li key={company.id}>
          <CompanyCard
            company={companyCardData(company, site, messages)}
            openLabel={t('companies.see-stock')}
            headingLevel={3}
          />
        </li>
      ))}
    </Grid>
  );
}

/** Some car lots and salons, and the way to all sellers. [M50] */
export function HomeCompanies() {
  const site = useSite();
  const { t } = useMessages();
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('home.companies')}
        all={{ label: t('home.all-companies'), href: pagePath(site, 'companies', {}) }}
      />
      <Companies />
    </section>
  );
}
