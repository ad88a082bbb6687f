import type { CompanyDetails } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { addressParts, mapHref } from './mapHref.ts';

/** Where it is, with a way to a map of others: no map is loaded into the page. */
export function AddressCard({ of }: { of: Pick<CompanyDetails, 'address' | 'place' | 'location'> }) {
  const { t, country } = useMessages();
  const { place } = of;
  return (
    <Card kind="panel" gap={1.5}>
      <Heading level={3}>{t('company.address')}</Heading>
      <Text>{addressParts(of, place.region?.title, country(place.country)).join(', ')}</Text>
      <div>
        <Link href={mapHref(of, country(place.country))} icon="map-pin" standalone rel="noreferrer nofollow">
          {t('company.on-map')}
        </Link>
        <Text role="caption" tone="secondary">
          {t('company.on-map-note')}
        </Text>
      </div>
    </Card>
  );
}
