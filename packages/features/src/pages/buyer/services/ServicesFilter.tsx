import { Button } from '@volan/ui/Button';
import { Chip } from '@volan/ui/Chip';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { regionOptions } from '../../../blocks/places/readRegionChoices.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './ServicesFilter.css.ts';
import { servicesHref } from './servicesHref.ts';
import type { ServicesPageProps } from './ServicesPageProps.ts';

/** The kinds and the switches as links, the region as a form; all work without scripts. [A07, B19] */
export function ServicesFilter({ query, kinds, regions }: Pick<ServicesPageProps, 'query' | 'kinds' | 'regions'>) {
  const site = useSite();
  const { t, number } = useMessages();
  const shown = kinds.filter(({ slug, services }) => services > 0 || slug === query.kind);
  const hrefOf = (change: Partial<typeof query>) => servicesHref(site, { ...query, ...change, page: 1 });

  return (
    <Stack gap={1.5}>
      <nav aria-label={t('services.kind')}>
        <Row gap={1} wrap>
          <Chip href={hrefOf({ kind: null })} current={query.kind === null}>
            {t('services.all')}
          </Chip>
          {shown.map(({ slug, title, services }) => (
            <Chip key={slug} href={hrefOf({ kind: slug })} count={number(services)} current={query.kind === slug}>
              {title}
            </Chip>
          ))}
        </Row>
      </nav>
      <form action={pagePath(site, 'services', {})} method="get" role="search">
        <div className={styles.fields}>
          <Select
            id="service-region"
            name="region"
            label={t('companies.region')}
            hideLabel
            defaultValue={query.region ?? ''}
            options={regionOptions(regions, t('companies.everywhere'))}
          />
          {query.kind !== null && <input type="hidden" name="kind" value={query.kind} />}
          {query.open && <input type="hidden" name="open" value="1" />}
          {query.homeVisit && <input type="hidden" name="home_visit" value="1" />}
          <Button type="submit" variant="ink">
            {t('companies.search')}
          </Button>
        </div>
      </form>
      <Row gap={1} wrap>
        <Chip href={hrefOf({ open: !query.open })} current={query.open}>
          {t('services.open-now')}
        </Chip>
        <Chip href={hrefOf({ homeVisit: !query.homeVisit })} current={query.homeVisit}>
          {t('services.home-visit')}
        </Chip>
      </Row>
    </Stack>
  );
}
