import { loanFields, type LoanReading } from '@volan/domain-rules';
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
import { LoanForm } from './LoanForm.tsx';
import { LoanSchedule, LoanSums } from './LoanResult.tsx';

export interface LoanPageProps {
  reading: LoanReading;
}

/** Computes a loan for a vehicle; without a script, and with an address that can be shared. [P22, C59] */
export function LoanPage({ reading }: LoanPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const action = pagePath(site, 'loan', {});
  const { plan, amount, typed } = reading;
  const query = new URLSearchParams(loanFields.map((field) => [field, typed[field]]));

  return (
    <SitePage>
      <PageHead
        title={t('loan.title')}
        description={t('loan.description')}
        canonical={action}
        origin={originOf(site)}
      />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: t('loan.title') }]}
      />
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{t('loan.title')}</Heading>
          <Text role="lead" tone="secondary">
            {t('loan.intro')}
          </Text>
        </Stack>
        <Grid layout="halves">
          <LoanForm action={action} reading={reading} />
          <Stack as="section" gap={2} labelledBy="loan-result">
            <Heading level={2} id="loan-result">
              {t('loan.result')}
            </Heading>
            {plan && <LoanSums reading={reading} plan={plan} />}
            {amount === 0 && <Text>{t('loan.no-loan')}</Text>}
            {amount === null && <Text>{t('loan.not-computed')}</Text>}
          </Stack>
        </Grid>
        {plan && <LoanSchedule plan={plan} csvHref={`${pagePath(site, 'loanFile', {})}?${query}`} />}
      </Stack>
    </SitePage>
  );
}
