import type { CompanyDetails } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { SpecList, type SpecRow } from '@volan/ui/SpecList';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AddressCard } from '../../../blocks/company/AddressCard.tsx';
import { HoursCard } from '../../../blocks/company/HoursCard.tsx';

/** Id of the section: the head of the page leads to it. */
export const aboutId = 'about';

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
        <HoursCard of={company} />
        <AddressCard of={company} />
        <Facts company={company} />
      </Grid>
    </Stack>
  );
}
