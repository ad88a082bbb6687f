import type { CompanyDetails, HoursException } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { SpecList, type SpecRow } from '@volan/ui/SpecList';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { hoursRows } from '../../../blocks/company/hoursRows.ts';
import { addressParts, mapHref } from './mapHref.ts';

/** Id of the section: the head of the page leads to it. */
export const aboutId = 'about';

/** How many of the next days with other hours are shown. */
const shownExceptions = 8;

/** "25.12.2026. – 27.12.2026.", "zatvoreno". */
function exceptionRow({ from, to, hours }: HoursException, { t, date }: Messages): SpecRow {
  const [first, last] = [date(from, 'UTC'), date(to, 'UTC')];

  return {
    label: from === to ? first : `${first} – ${last}`,
    value: hours ? `${hours.opens}–${hours.closes}` : t('company.closed'),
  };
}

function Hours({ company }: { company: CompanyDetails }) {
  const messages = useMessages();
  const { opening_hours: hours, hours_exceptions: exceptions } = company;
  return (
    <Card kind="panel" gap={1.5}>
      <Heading level={3}>{messages.t('company.hours')}</Heading>
      {hours ? (
        <SpecList columns={1} rows={hoursRows(hours, messages)} />
      ) : (
        <Text role="small" tone="secondary">
          {messages.t('company.no-hours')}
        </Text>
      )}
      {exceptions.length > 0 && (
        <>
          <Heading level={4}>{messages.t('own-company.exceptions')}</Heading>
          <SpecList
            columns={1}
            rows={exceptions.slice(0, shownExceptions).map((days) => exceptionRow(days, messages))}
          />
        </>
      )}
    </Card>
  );
}

/** Where it is, with a way to a map of others: no map is loaded into the page. */
function Address({ company }: { company: CompanyDetails }) {
  const { t, country } = useMessages();
  const { place } = company;
  return (
    <Card kind="panel" gap={1.5}>
      <Heading level={3}>{t('company.address')}</Heading>
      <Text>{addressParts(company, place.region?.title, country(place.country)).join(', ')}</Text>
      <div>
        <Link href={mapHref(company, country(place.country))} icon="map-pin" standalone rel="noreferrer nofollow">
          {t('company.on-map')}
        </Link>
        <Text role="caption" tone="secondary">
          {t('company.on-map-note')}
        </Text>
      </div>
    </Card>
  );
}

function Facts({ company }: { company: CompanyDetails }) {
  const { t } = useMessages();
  const rows: (SpecRow | null)[] = [
    { label: t('company.legal-name'), value: company.legal_name },
    company.tax_id === null ? null : { label: t('company.tax-id'), value: company.tax_id },
    company.registry_number === null ? null : { label: t('company.registry-number'), value: company.registry_number },
    company.web === null ? null : { label: t('company.web'), value: new URL(company.web).host, href: company.web },
  ];
  return (
    <Card kind="panel" gap={1.5}>
      <Heading level={3}>{t('company.facts')}</Heading>
      <SpecList columns={1} rows={rows.filter((row) => row !== null)} />
    </Card>
  );
}

/** The company's description, its hours, its place and its business data. Never a phone number. [M12, M53, M58] */
export function CompanyAbout({ company }: { company: CompanyDetails }) {
  const { t } = useMessages();
  return (
    <Stack as="section" gap={2.5} labelledBy={aboutId}>
      <Heading level={2} id={aboutId}>
        {t('company.about')}
      </Heading>
      {company.description && <Text measure>{company.description}</Text>}
      <Grid layout="panels3">
        <Hours company={company} />
        <Address company={company} />
        <Facts company={company} />
      </Grid>
    </Stack>
  );
}
