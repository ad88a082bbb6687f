import { importCost, type ImportReading, type CostTerms } from '@volan/domain-rules';
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
import { ImportForm } from './ImportForm.tsx';
import { ImportLines } from './ImportLines.tsx';

export interface ImportPageProps {
  reading: ImportReading;
  terms: CostTerms;
}

/** Estimates the import of a vehicle; without a script, and with an address that can be shared. [N09, C59] */
export function ImportPage({ reading, terms }: ImportPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const action = pagePath(site, 'importCost', {});
  const { vehicle } = reading;

  return (
    <SitePage>
      <PageHead
        title={t('import.title')}
        description={t('import.description')}
        canonical={action}
        origin={originOf(site)}
      />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: t('import.title') }]}
      />
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{t('import.title')}</Heading>
          <Text role="lead" tone="secondary">
            {t('import.intro')}
          </Text>
        </Stack>
        <Grid layout="halves">
          <ImportForm action={action} reading={reading} terms={terms} />
          <Stack as="section" gap={2} labelledBy="import-result">
            <Heading level={2} id="import-result">
              {t('import.result')}
            </Heading>
            {vehicle ? <ImportLines cost={importCost(vehicle, terms)} /> : <Text>{t('import.not-computed')}</Text>}
          </Stack>
        </Grid>
      </Stack>
    </SitePage>
  );
}
