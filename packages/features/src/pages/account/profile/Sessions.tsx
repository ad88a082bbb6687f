import type { SessionEntry } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { SessionRow } from '@volan/ui/SessionRow';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

const phone = /iOS|Android|Mobile/i;

export interface SessionsProps {
  sessions: readonly SessionEntry[];
  /** Only looked at: an administrator acts as the owner. @default false [J12] */
  readOnly?: boolean;
  result?: FormResult | undefined;
}

/** Where the account is signed in; devices can be signed out one by one, all but this one, and all. [J05] */
export function Sessions({ sessions, readOnly = false, result }: SessionsProps) {
  const { t, tag, age } = useMessages();
  const form = useForm(result, 'sessions', 'sessions-');
  const countries = new Intl.DisplayNames([tag], { type: 'region' });

  return (
    <FormCard
      name="sessions"
      title={t('account.sessions')}
      form={form}
      done={t(form.value('end') === 'others' ? 'account.signed-out-others' : 'account.signed-out-device')}
    >
      {!readOnly && <Text tone="secondary">{t('account.sessions-text')}</Text>}
      <Stack as="ul" gap={1}>
        {sessions.map(({ id, device, country, network, unusual, last_used_at, current }) => (
          <SessionRow
            key={id}
            device={device === '' ? t('account.unknown-device') : device}
            kind={phone.test(device) ? 'phone' : 'computer'}
            place={
              country === null ? t('account.session-network', { address: network }) : (countries.of(country) ?? country)
            }
            {...(unusual && { unusual: t('account.session-unusual') })}
            time={t('account.last-used', { when: age(last_used_at) })}
            {...(current
              ? { current: t('account.this-device') }
              : {
                  action: readOnly ? null : (
                    <Button
                      type="submit"
                      name="end"
                      value={id}
                      size="small"
                      aria-label={`${t('account.sign-out-device')}: ${device}`}
                    >
                      {t('account.sign-out-device')}
                    </Button>
                  ),
                })}
          />
        ))}
      </Stack>
      {!readOnly && (
        <Row gap={1} wrap>
          {sessions.length > 1 && (
            <Button type="submit" name="end" value="others" variant="danger" size="small">
              {t('account.sign-out-others')}
            </Button>
          )}
          <Button type="submit" name="end" value="all" size="small">
            {t('account.sign-out-everywhere')}
          </Button>
        </Row>
      )}
    </FormCard>
  );
}
