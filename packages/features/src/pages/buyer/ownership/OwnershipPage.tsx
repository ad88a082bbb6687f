import { ownershipCost, ownershipFields, type OwnershipReading } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import { OwnershipForm } from './OwnershipForm.tsx';
import { OwnershipLines, OwnershipSums } from './OwnershipLines.tsx';
import type { OwnershipPageTerms } from './ownershipTerms.ts';

export interface OwnershipPageProps {
  reading: OwnershipReading;
  terms: OwnershipPageTerms;
}

/** Estimates what owning a vehicle costs; without a script, and with an address that can be shared. [N16, C59] */
export function OwnershipPage({ reading, terms }: OwnershipPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const action = pagePath(site, 'ownership', {});
  const { vehicle, typed, model } = reading;
  const ownership = vehicle && { vehicle, terms, cost: ownershipCost(vehicle, terms) };
  const query = new URLSearchParams(ownershipFields.map((field) => [field, typed[field]]));
  if (model !== null) query.set('model', String(model));

  return (
    <SitePage>
      <PageHead
        title={t('ownership.title')}
        description={t('ownership.description')}
        canonical={action}
        origin={originOf(site)}
      />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: t('ownership.title') }]}
      />
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{t('ownership.title')}</Heading>
          <Text role="lead" tone="secondary">
            {t('ownership.intro')}
          </Text>
        </Stack>
        <Grid layout="halves">
          <OwnershipForm action={action} reading={reading} day={terms.day} takesDinars={terms.perEuro !== null} />
          <Stack as="section" gap={2} labelledBy="ownership-result">
            <Heading level={2} id="ownership-result">
              {t('ownership.result')}
            </Heading>
            {ownership ? <OwnershipSums ownership={ownership} /> : <Text>{t('import.not-computed')}</Text>}
          </Stack>
        </Grid>
        {ownership && (
          <OwnershipLines ownership={ownership} csvHref={`${pagePath(site, 'ownershipFile', {})}?${query}`} />
        )}
      </Stack>
    </SitePage>
  );
}
