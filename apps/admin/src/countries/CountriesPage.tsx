import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ManagedCountry } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Flag } from '@volan/ui/Flag';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { countText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { countryQueries } from './countryQueries.ts';
import { FeaturesOf, FreePeriodOf, PaymentsOf } from './CountrySwitches.tsx';

function columnsOf({ texts, words, brand }: AdminSite, now: number): DataColumn<ManagedCountry>[] {
  return [
    {
      key: 'country',
      label: texts.countryName,
      cell: ({ code, name }) => (
        <Row gap={1}>
          <Flag country={code} />
          <Text as="span" strong>
            {name}
          </Text>
        </Row>
      ),
    },
    {
      key: 'host',
      label: texts.countryHost,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ code }) => `${code.toLowerCase()}.${brand.id}`,
    },
    { key: 'ads', label: texts.countryAds, kind: 'number', cell: ({ ads }) => words.formats.number(ads) },
    {
      key: 'payments',
      label: texts.countryPayments,
      keepTogether: true,
      cell: (country) => <PaymentsOf country={country} />,
    },
    {
      key: 'features',
      label: texts.countryFeatures,
      cell: (country) => <FeaturesOf country={country} />,
    },
    {
      key: 'free',
      label: texts.countryFree,
      keepTogether: true,
      cell: (country) => <FreePeriodOf country={country} now={now} />,
    },
    {
      key: 'until',
      label: texts.countryFreeUntil,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ free_until: until }) => (until === null ? '–' : words.formats.date(until)),
    },
  ];
}

/** Countries with their payments, features and free period. [J67, J68, P67] */
export function CountriesPage() {
  const site = useSite();
  const { texts } = site;
  const countries = useQuery(countryQueries.list(useApi()));
  const rows = countries.data ?? [];

  return (
    <AdminFrame
      title={texts.countries}
      subtitle={texts.countriesCount({ count: countText(site, countries.data?.length) })}
    >
      <Alert tone="info">{texts.countryFreeHelp}</Alert>
      <DataTable
        id="countries"
        caption={texts.countriesTable}
        columns={columnsOf(site, countries.dataUpdatedAt)}
        rows={rows}
        rowKey={({ code }) => code}
        {...(countries.isPending && { loading: { label: texts.loading, rows: 10 } })}
        empty={
          countries.isError ? (
            <Alert tone="critical" actions={<Button onClick={() => void countries.refetch()}>{texts.again}</Button>}>
              {texts.countriesFailed}
            </Alert>
          ) : (
            <EmptyState icon="globe" title={texts.noCountries} help={texts.countriesFailed} />
          )
        }
      />
    </AdminFrame>
  );
}
