import { Disclosure } from '@volan/ui/Disclosure';
import { Link } from '@volan/ui/Link';
import { Text } from '@volan/ui/Text';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './ServicesPage.css.ts';
import { servicesHref } from './servicesHref.ts';
import type { ServicesPageProps } from './ServicesPageProps.ts';

/** The towns of a search with their numbers, as links: what the map shows, without a map and without scripts. [A07] */
export function TownLinks({
  query,
  towns,
}: Pick<ServicesPageProps, 'query'> & { towns: ServicesPageProps['inTowns'] }) {
  const site = useSite();
  const { t, number } = useMessages();

  return (
    <nav aria-label={t('services.by-town')}>
      <Disclosure moreLabel={t('services.by-town')} lessLabel={t('services.hide-towns')} look="button">
        <ul className={styles.towns}>
          {towns.map(({ id, title, region, services }) => (
            <li key={id}>
              <Link href={servicesHref(site, { ...query, region, city: id, radius: null, page: 1 })} standalone>
                {title}
              </Link>{' '}
              <Text as="span" tone="secondary">
                {number(services)}
              </Text>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}
