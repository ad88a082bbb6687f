import type { SessionEntry } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { SessionRow } from '@volan/ui/SessionRow';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';

const phone = /iOS|Android|Mobile/i;

export interface SessionsProps {
  sessions: readonly SessionEntry[];
  /** Only looked at: an administrator acts as the owner. @default false [J12] */
  readOnly?: boolean;
}

/** Where the account is signed in; devices can be signed out one by one, all but this one, and all. [J05] */
export function Sessions({ sessions, readOnly = false }: SessionsProps) {
  const { t, tag, age } = useMessages();
  const countries = new Intl.DisplayNames([tag], { type: 'region' });
  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="sessions-title">
      <Stack gap={2}>
        <Heading level={2} size="h3" id="sessions-title">
          {t('account.sessions')}
        </Heading>
        {!readOnly && <Text tone="secondary">{t('account.sessions-text')}</Text>}
        <Stack as="ul" gap={1}>
          {sessions.map(({ id, device, country, network, unusual, last_used_at, current }) => (
            <SessionRow
              key={id}
              device={device === '' ? t('account.unknown-device') : device}
              kind={phone.test(device) ? 'phone' : 'computer'}
              place={
                country === null
                  ? t('account.session-network', { address: network })
                  : (countries.of(country) ?? country)
              }
              {...(unusual && { unusual: t('account.session-unusual') })}
              time={t('account.last-used', { when: age(last_used_at) })}
              {...(current
                ? { current: t('account.this-device') }
                : {
                    action: readOnly ? null : (
                      <form method="post">
                        <input type="hidden" name="form" value="end-session" />
                        <Button
                          type="submit"
                          name="id"
                          value={id}
                          size="small"
                          aria-label={`${t('account.sign-out-device')}: ${device}`}
                        >
                          {t('account.sign-out-device')}
                        </Button>
                      </form>
                    ),
                  })}
            />
          ))}
        </Stack>
        {!readOnly && (
          <form method="post">
            <Row gap={1} wrap>
              {sessions.length > 1 && (
                <Button type="submit" name="form" value="end-others" variant="danger" size="small">
                  {t('account.sign-out-others')}
                </Button>
              )}
              <Button type="submit" name="form" value="end-all" variant="ghost" size="small">
                {t('account.sign-out-everywhere')}
              </Button>
            </Row>
          </form>
        )}
      </Stack>
    </Card>
  );
}
