import type { Account } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { OtpInput } from '@volan/ui/OtpInput';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../runtime/site/useMessages.ts';
import type { FormResult } from './FormResult.ts';
import { useForm } from './useForm.ts';
import { FormCard } from './FormCard.tsx';

export interface VerifyEmailProps {
  account: Account;
  result?: FormResult | undefined;
  /** A sentence about the message, ad or order that is kept until the address is confirmed. */
  kept?: string;
  /** Something was refused just now because the address is not confirmed. @default false */
  isRefusal?: boolean;
  /** Where the form is sent, where that is not the address of the page. */
  action?: string;
  /** Hidden fields that are sent with the code. */
  fields?: Readonly<Record<string, string>>;
}

/** Asks for the mailed code until the address is confirmed, and mails another one. [M03] */
export function VerifyEmail({ account, result, kept, isRefusal = false, action, fields = {} }: VerifyEmailProps) {
  const { t } = useMessages();
  const labels = { code: t('account.code') };
  const form = useForm(result, 'verify-email', 'verify-', labels);
  if (account.email_verified) {
    return form.done ? (
      <Alert tone="positive" urgent>
        {t('account.verified')}
      </Alert>
    ) : null;
  }
  // only its owner reads the mail
  if (account.impersonated_by !== null) return null;

  return (
    <FormCard
      name="verify-email"
      title={t('account.verify-title')}
      form={form}
      done={t('account.code-sent-again')}
      {...(action !== undefined && { action })}
    >
      {Object.entries(fields).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      {kept !== undefined && (
        <Alert {...(isRefusal ? { tone: 'critical', urgent: true } : { tone: 'info' })}>{kept}</Alert>
      )}
      <Text>{t('account.verify-text', { email: account.email ?? '' })}</Text>
      <OtpInput id="verify-code" name="code" label={labels.code} error={form.error('code')} />
      <Row gap={1} wrap>
        <Button type="submit" variant="primary">
          {t('account.verify')}
        </Button>
        <Button type="submit" name="again" value="1">
          {t('account.new-code')}
        </Button>
      </Row>
    </FormCard>
  );
}
