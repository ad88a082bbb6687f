import { conversationReportReasons } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { RadioGroup } from '@volan/ui/RadioGroup';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { TextArea } from '@volan/ui/TextArea';
import { useEffect } from 'react';
import { FormHead } from '../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../blocks/forms/FormResult.ts';
import { useForm } from '../../blocks/forms/useForm.ts';
import { useMessages } from '../../runtime/site/useMessages.ts';

export interface ReportConversationProps {
  /** Address of the conversation. */
  href: string;
  /** Nothing was written yet: the report is about the seller of the ad. */
  isNew: boolean;
  result?: FormResult | undefined;
}

/** Reports a conversation, or the seller of an ad, to the moderators. [M57, P16] */
export function ReportConversation({ href, isNew, result }: ReportConversationProps) {
  const { t } = useMessages();
  const form = useForm(result, 'report', 'report-');

  useEffect(() => document.getElementById(form.done ? 'report-done' : 'report-title')?.focus(), [form.done]);

  if (form.done) {
    return (
      <Alert tone="positive" urgent id="report-done" tabIndex={-1}>
        {t('messages.reported')}
      </Alert>
    );
  }

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="report-title">
      <form method="post" action={`${href}?report=1`} noValidate>
        <input type="hidden" name="form" value="report" />
        <Stack gap={2}>
          <Heading level={3} size="title" id="report-title" tabIndex={-1}>
            {t(isNew ? 'report.seller' : 'messages.report')}
          </Heading>
          <FormHead id="report-errors" form={form} />
          <RadioGroup
            id="report-reason"
            name="reason"
            legend={t('report.reason')}
            required
            {...(form.value('reason') !== '' && { defaultValue: form.value('reason') })}
            options={conversationReportReasons.map((value) => ({ value, label: t(`messages.reason-${value}`) }))}
            error={form.error('reason')}
          />
          <TextArea
            id="report-text"
            name="text"
            label={t('report.text')}
            rows={3}
            maxLength={1000}
            defaultValue={form.value('text')}
            error={form.error('text')}
          />
          <Row gap={1} wrap>
            <Button type="submit" variant="primary">
              {t('report.send')}
            </Button>
            <Button variant="ghost" href={href}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
