import type { Account } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { CopyButton } from '@volan/ui/CopyButton';
import { useHydrated } from '@volan/ui/hydrated';
import { OtpInput } from '@volan/ui/OtpInput';
import { QrCode } from '@volan/ui/QrCode';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { StepList } from '@volan/ui/StepList';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { saveText } from '../../../runtime/browser/saveText.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm, type ShownForm } from '../../../blocks/forms/useForm.ts';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import { settingsTabPath } from '../settings/settingsTab.ts';

export interface SecondFactorProps {
  account: Account;
  result?: FormResult | undefined;
}

/** A code of the app, or one of the recovery codes. */
function CodeInput({ form }: { form: ShownForm }) {
  const { t } = useMessages();
  return (
    <TextInput
      id="second-factor-code"
      name="code"
      label={t('account.second-factor-code')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={40}
      error={form.error('code')}
    />
  );
}

/** The codes are shown once, at the moment they were made; where scripts run they are copied and kept as a file. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { brand } = useSite();
  const { t } = useMessages();
  const isScripted = useHydrated();
  const lines = codes.map((code) => `${code}\n`).join('');

  return (
    <Alert
      tone="positive"
      title={t('account.recovery-codes')}
      urgent
      {...(isScripted && {
        actions: (
          <Row gap={1} wrap>
            <CopyButton
              look="button"
              text={lines}
              label={t('account.recovery-copy')}
              copiedLabel={t('account.recovery-copied')}
            />
            <Button size="small" icon="download" onClick={() => saveText(`${brand.id}-recovery-codes.txt`, lines)}>
              {t('account.recovery-save')}
            </Button>
          </Row>
        ),
      })}
    >
      <Text>{t('account.recovery-codes-text')}</Text>
      <ul aria-label={t('account.recovery-codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** In groups of four, as people type it. */
const readable = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Signing in with a second step: switching it on with an app, new recovery codes, switching it off. */
export function SecondFactor({ account, result }: SecondFactorProps) {
  const site = useSite();
  const { t } = useMessages();
  const form = useForm(result, 'second-factor', 'second-factor-');
  const secret = form.value('secret');
  const codes = form.value('codes');
  const asksPassword = form.value('asks') === 'password' || form.error('current_password') !== undefined;
  const isBegun = secret !== '' && !account.second_factor;

  return (
    <FormCard name="second-factor" title={t('account.second-factor')} form={form}>
      {account.second_factor && codes !== '' && <RecoveryCodes codes={codes.split(' ')} />}
      {account.second_factor ? (
        <>
          <Text>{t('account.second-factor-on', { count: account.recovery_codes })}</Text>
          <CodeInput form={form} />
          <Row gap={1} wrap>
            <Button type="submit" name="step" value="codes">
              {t('account.new-recovery-codes')}
            </Button>
            <Button type="submit" name="step" value="remove" variant="danger">
              {t('account.second-factor-off')}
            </Button>
          </Row>
        </>
      ) : isBegun ? (
        <>
          <input type="hidden" name="secret" value={secret} />
          <input type="hidden" name="uri" value={form.value('uri')} />
          <Row gap={3} align="start" wrap>
            <QrCode value={form.value('uri')} label={t('account.second-factor-picture')} />
            <Stack gap={2}>
              <StepList
                steps={[
                  t('account.second-factor-scan'),
                  <>
                    {t('account.second-factor-key')}{' '}
                    <strong translate="no" data-testid="totp-secret">
                      {readable(secret)}
                    </strong>
                  </>,
                  t('account.second-factor-digits'),
                ]}
              />
              <OtpInput
                id="second-factor-code"
                name="code"
                label={t('account.second-factor-app-code')}
                hideLabel
                autoComplete="one-time-code"
                error={form.error('code')}
                required
              />
              <Row gap={1}>
                <Button type="submit" name="step" value="confirm" variant="primary">
                  {t('account.second-factor-turn-on')}
                </Button>
                <Button variant="ghost" href={settingsTabPath(pagePath(site, 'settings', {}), 'security')}>
                  {t('account.passkey-offer-later')}
                </Button>
              </Row>
            </Stack>
          </Row>
        </>
      ) : (
        <>
          <Text>{t('account.second-factor-text')}</Text>
          {asksPassword && account.has_password && (
            <AccountPasswordInput
              id="second-factor-current_password"
              name="current_password"
              kind="current"
              label={t('account.current-password')}
              error={form.error('current_password')}
            />
          )}
          <Row gap={1}>
            <Button type="submit" name="step" value="begin">
              {t('account.second-factor-begin')}
            </Button>
          </Row>
        </>
      )}
    </FormCard>
  );
}
