import type { NotificationSettings } from '@volan/api-contract';
import { mailDelayMinutes, mailPaces, settableKinds } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { SettingsMatrix } from '@volan/ui/SettingsMatrix';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { Text } from '@volan/ui/Text';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface NotificationsProps {
  settings: NotificationSettings;
  result?: FormResult | undefined;
}

/** What quiet hours can be set to here; another time that was set elsewhere stays. */
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Quiet hours as they are proposed. */
const usualNight = { from: '22:00', to: '07:00' };

/**
 * Which notifications a user gets, where, how soon by mail, and when not. Mails for the security of the account are
 * always sent.
 */
export function Notifications({ settings, result }: NotificationsProps) {
  const { t } = useMessages();
  const form = useForm(result, 'notifications', 'notifications-');
  const { kinds, quiet, email_alerts: mails } = settings;
  const mailed = settableKinds.filter((kind) => mailDelayMinutes[kind] !== null);

  return (
    <FormCard
      name="notifications"
      title={t('notifications.settings-title')}
      form={form}
      done={t('notifications.saved')}
    >
      <SettingsMatrix
        label={t('notifications.settings-title')}
        eventLabel={t('notifications.kind')}
        name="notify"
        channels={[
          { id: 'page', label: t('notifications.page') },
          { id: 'push', label: t('notifications.push') },
        ]}
        events={settableKinds.map((kind) => ({
          id: kind,
          label: t(`notifications.kind-${kind}`),
          on: [...(kinds[kind].page ? ['page'] : []), ...(kinds[kind].push ? ['push'] : [])],
          ...(kind === 'system' && { fixed: ['page'] }),
        }))}
      />
      <Stack gap={1}>
        <Switch name="email_alerts" value="1" defaultChecked={mails} aria-describedby="notifications-mail-hint">
          {t('notifications.email-alerts')}
        </Switch>
        <Text role="small" tone="secondary" id="notifications-mail-hint">
          {t('notifications.email-hint')}
        </Text>
      </Stack>
      <Grid layout="panels2">
        {mailed.map((kind) => (
          <Select
            key={kind}
            id={`notifications-mail-${kind}`}
            name={`mail.${kind}`}
            label={`${t('notifications.mail')}: ${t(`notifications.kind-${kind}`)}`}
            defaultValue={kinds[kind].mail}
            options={mailPaces.map((value) => ({ value, label: t(`notifications.pace-${value}`) }))}
          />
        ))}
      </Grid>
      <Stack gap={1}>
        <Switch name="quiet" value="1" defaultChecked={quiet !== null} aria-describedby="notifications-quiet-hint">
          {t('notifications.quiet-on')}
        </Switch>
        <Text role="small" tone="secondary" id="notifications-quiet-hint">
          {t('notifications.quiet-hint')}
        </Text>
      </Stack>
      <Row gap={2} align="start">
        {(['from', 'to'] as const).map((end) => (
          <Select
            key={end}
            id={`notifications-quiet_${end}`}
            name={`quiet_${end}`}
            label={t(`notifications.quiet-${end}`)}
            defaultValue={(quiet ?? usualNight)[end]}
            options={[...new Set([...hours, (quiet ?? usualNight)[end]])]
              .toSorted()
              .map((value) => ({ value, label: value }))}
          />
        ))}
      </Row>
      <Row>
        <Button type="submit" variant="primary">
          {t('account.save')}
        </Button>
      </Row>
    </FormCard>
  );
}
