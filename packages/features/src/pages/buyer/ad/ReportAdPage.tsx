import type { reportReasons } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { RadioGroup } from '@volan/ui/RadioGroup';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { TextArea } from '@volan/ui/TextArea';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The reasons for a report, the most frequent first. */
const reasons = [
  'sold',
  'wrong-data',
  'fraud',
  'duplicate',
  'offensive',
  'other',
] as const satisfies typeof reportReasons;

export interface ReportAdPageProps {
  /** A full or a fast ad, with its page. */
  ad: { title: string; href: string };
  /** It belongs to the account, or to a company that it acts for: there is nothing to report. @default false */
  isOwn?: boolean;
  result?: FormResult | undefined;
}

/** Reports an ad to the moderators; a plain form, open to everybody. [P57, M53] */
export function ReportAdPage({ ad, isOwn = false, result }: ReportAdPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const form = useForm(result, 'report', 'report-');

  return (
    <SitePage>
      <PrivateHead title={t('ad.report')} />
      <Card as="section" kind="panel" padding="panel" labelledBy="report-title" gap={2}>
        <Stack gap={0.5}>
          <Heading level={1} size="h2" id="report-title">
            {t('ad.report')}
          </Heading>
          <Link href={ad.href}>{ad.title}</Link>
        </Stack>
        {isOwn ? (
          <Alert tone="info" actions={<Link href={pagePath(site, 'activeAds', {})}>{t('my-ads.title')}</Link>}>
            {t('failures.own-ad')}
          </Alert>
        ) : form.done ? (
          <Alert tone="positive" urgent>
            {t('report.done')}
          </Alert>
        ) : (
          <form method="post" noValidate>
            <input type="hidden" name="form" value="report" />
            <Stack gap={2}>
              <FormHead id="report-errors" form={form} />
              <RadioGroup
                id="report-reason"
                name="reason"
                legend={t('report.reason')}
                required
                {...(form.value('reason') !== '' && { defaultValue: form.value('reason') })}
                options={reasons.map((value) => ({ value, label: t(`report.reason-${value}`) }))}
                error={form.error('reason')}
              />
              <TextArea
                id="report-text"
                name="text"
                label={t('report.text')}
                hint={t('report.text-hint')}
                maxLength={1000}
                defaultValue={form.value('text')}
                error={form.error('text')}
              />
              <Row>
                <Button type="submit" variant="primary">
                  {t('report.send')}
                </Button>
              </Row>
            </Stack>
          </form>
        )}
      </Card>
    </SitePage>
  );
}
