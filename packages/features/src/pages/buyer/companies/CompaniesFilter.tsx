import { companyTypes, longestSearchText } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Chip } from '@volan/ui/Chip';
import { Row } from '@volan/ui/Row';
import { SearchInput } from '@volan/ui/SearchInput';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { regionOptions } from '../../../blocks/places/readRegionChoices.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './CompaniesFilter.css.ts';
import { companiesHref } from './companiesHref.ts';
import type { CompaniesPageProps } from './CompaniesPageProps.ts';

/** Words and region as a form that works without scripts, and the kinds as links with their numbers. [B22] */
export function CompaniesFilter({ query, meta, regions }: Omit<CompaniesPageProps, 'companies'>) {
  const site = useSite();
  const { t, number } = useMessages();
  const kinds = companyTypes.filter((type) => meta.types[type] !== undefined || query.type === type);
  const all = Object.values(meta.types).reduce((sum, count) => sum + count, 0);
  const hrefOf = (type: typeof query.type) => companiesHref(site, { ...query, type, page: 1 });

  return (
    <Stack gap={1.5}>
      <form action={pagePath(site, 'companies', {})} method="get" role="search">
        <div className={styles.fields}>
          <SearchInput
            id="company-words"
            name="keyword"
            label={t('companies.keyword')}
            {...(query.keyword && { defaultValue: query.keyword.slice(0, longestSearchText) })}
          />
          <Select
            id="company-region"
            name="region"
            label={t('companies.region')}
            hideLabel
            defaultValue={query.region ?? ''}
            options={regionOptions(regions, t('companies.everywhere'))}
          />
          {query.type && <input type="hidden" name="type" value={query.type} />}
          <Button type="submit" variant="ink">
            {t('companies.search')}
          </Button>
        </div>
      </form>
      <nav aria-label={t('companies.kind')}>
        <Row gap={1} wrap>
          <Chip href={hrefOf(null)} count={number(all)} current={query.type === null}>
            {t('companies.all')}
          </Chip>
          {kinds.map((type) => (
            <Chip key={type} href={hrefOf(type)} count={number(meta.types[type] ?? 0)} current={query.type === type}>
              {t(`company-type.${type}`)}
            </Chip>
          ))}
        </Row>
      </nav>
    </Stack>
  );
}
