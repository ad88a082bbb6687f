import type { Account } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { OtpInput } from '@volan/ui/OtpInput';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm, type ShownForm } from '../../../blocks/forms/useForm.ts';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';

export interface ChangeEmailProps {
  account: Account;
  result?: FormResult | undefined;
}

/** Another e-mail address: first the address and the password, then the codes from both mailboxes. [M03] */
export function ChangeEmail({ account, result }: ChangeEmailProps) {
  const { t } = useMessages();
  const present = account.email ?? '';
  const email = result?.values['email'] ?? '';
  const labels = {
    email: t('account.new-email'),
    current_password: t('account.current-password'),
    code: t('account.code-from', { email }),
    present_code: t('account.code-from', { email: present }),
  };
  const form = useForm(result, 'email', 'email-', labels);
  const isSent = form.value('step') === 'code' && form.error('email') === undefined;

  return (
    <FormCard
      name="email"
      title={t('account.change-email')}
      form={form}
      {...(!isSent && { done: t('account.email-changed') })}
    >
      {isSent ? (
        <CodeStep account={account} form={form} labels={labels} />
      ) : (
        <AddressStep account={account} form={form} labels={labels} />
      )}
    </FormCard>
  );
}

interface StepProps {
  account: Account;
  form: ShownForm;
  labels: Readonly<Record<'email' | 'current_password' | 'code' | 'present_code', string>>;
}

function AddressStep({ account, form, labels }: StepProps) {
  const { t } = useMessages();
  const text = account.email_verified ? 'account.change-email-text' : 'account.change-unconfirmed-text';

  return (
    <>
      <Text>{t(text, { email: account.email ?? '' })}</Text>
      <Grid layout="panels2">
        <TextInput
          id="email-email"
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          defaultValue={form.done ? '' : form.value('email')}
          error={form.error('email')}
        />
        {account.has_password && (
          <AccountPasswordInput
            id="email-current_password"
            name="current_password"
            kind="current"
            label={labels.current_password}
            error={form.error('current_password')}
          />
        )}
      </Grid>
      <Row>
        <Button type="submit" variant="primary">
          {t('account.change-email-send')}
        </Button>
      </Row>
    </>
  );
}

/** Without JavaScript too: the step and the address travel with the form. */
function CodeStep({ account, form, labels }: StepProps) {
  const site = useSite();
  const { t } = useMessages();
  const email = form.value('email');

  return (
    <>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="email" value={email} />
      <Alert tone="info">{t('account.change-email-sent', { email })}</Alert>
      <OtpInput id="email-code" name="code" label={labels.code} error={form.error('code')} />
      {account.email_verified && (
        <OtpInput
          id="email-present_code"
          name="present_code"
          label={labels.present_code}
          error={form.error('present_code')}
        />
      )}
      <Row gap={1} wrap>
        <Button type="submit" variant="primary">
          {t('account.change-email')}
        </Button>
        <Button href={pagePath(site, 'settings', {})}>{t('account.change-email-other')}</Button>
      </Row>
    </>
  );
}
