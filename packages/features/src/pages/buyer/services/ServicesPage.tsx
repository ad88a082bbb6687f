import { emptyServiceQuery } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { ServiceCard } from '@volan/ui/ServiceCard';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { CallService } from '../../../blocks/service/CallService.tsx';
import { serviceCardData } from '../../../blocks/service/serviceCardData.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import * as styles from './ServicesPage.css.ts';
import { ServicesFilter } from './ServicesFilter.tsx';
import { ServicesHead } from './ServicesHead.tsx';
import { ServicesMap } from './ServicesMap.tsx';
import { servicesHref } from './servicesHref.ts';
import { TownLinks } from './TownLinks.tsx';
import type { ServicesPageProps } from './ServicesPageProps.ts';

/** Why no service is shown, and the way to some. */
function NoServices({ query, meta }: Pick<ServicesPageProps, 'query' | 'meta'>) {
  const site = useSite();
  const { t } = useMessages();
  const isBeyond = meta.total > 0;

  return (
    <EmptyState
      icon="wrench"
      title={t(isBeyond ? 'services.beyond-end' : 'services.empty')}
      help={t(isBeyond ? 'companies.beyond-end-text' : 'services.empty-text')}
      action={
        <Button variant="primary" href={servicesHref(site, isBeyond ? { ...query, page: 1 } : emptyServiceQuery)}>
          {t(isBeyond ? 'companies.first-page' : 'services.show-all')}
        </Button>
      }
    />
  );
}

/** The directory of car services, by kind and place. [A07, B19] */
export function ServicesPage({ query, services, meta, kinds, regions, towns, inTowns, map }: ServicesPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;

  return (
    <SitePage>
      <ServicesHead query={query} services={services} meta={meta} kinds={kinds} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: t('services.title') }]}
      />
      <Stack gap={3}>
        <Row justify="between" align="center" gap={2} wrap>
          <div className={styles.title}>
            <Heading level={1}>{t('services.title')}</Heading>
            <Text tone="secondary">{t('services.count', { count: meta.total })}</Text>
          </div>
          <Button icon="plus" href={pagePath(site, 'registerService', {})}>
            {t('services.register')}
          </Button>
        </Row>
        <ServicesFilter query={query} kinds={kinds} regions={regions} towns={towns} map={map} />
        {services.length === 0 ? (
          <NoServices query={query} meta={meta} />
        ) : (
          <div className={styles.results}>
            {map && <ServicesMap query={query} map={map} />}
            <Stack gap={1.5} as="ul">
              {services.map((service, index) => (
                <li key={service.id}>
                  <ServiceCard
                    service={serviceCardData(service, site, messages)}
                    action={<CallService service={service} isFirst={index === 0} />}
                  />
                </li>
              ))}
            </Stack>
          </div>
        )}
        {meta.pages > 1 && services.length > 0 && (
          <Pagination
            {...pagerOf(query.page, meta.pages, (page) => servicesHref(site, { ...query, page }), messages)}
          />
        )}
        {inTowns.length > 0 && <TownLinks query={query} towns={inTowns} />}
      </Stack>
    </SitePage>
  );
}
