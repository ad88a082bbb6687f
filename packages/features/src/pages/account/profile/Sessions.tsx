import type { SessionEntry } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { SessionRow } from '@volan/ui/SessionRow';
import { Stack } from '@volan/ui/Stack';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

const phone = /iOS|Android|Mobile/i;

export interface SessionsProps {
  sessions: readonly SessionEntry[];
  /** Only looked at: an administrator acts as the owner. @default false [J12] */
  readOnly?: boolean;
}

/** Where the account is signed in; every device but this one can be signed out here. */
export function Sessions({ sessions, readOnly = false }: SessionsProps) {
  const site = useSite();
  const { t, tag, age } = useMessages();
  const countries = new Intl.DisplayNames([tag], { type: 'region' });
  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="sessions-title">
      <Stack gap={2}>
        <Heading level={2} size="h3" id="sessions-title">
          {t('account.sessions')}
        </Heading>
        <Stack as="ul" gap={1}>
          {sessions.map(({ id, device, country, last_used_at, current }) => (
            <SessionRow
              key={id}
              device={device === '' ? t('account.unknown-device') : device}
              kind={phone.test(device) ? 'phone' : 'computer'}
              place={country === null ? site.brand.name : (countries.of(country) ?? country)}
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
            <input type="hidden" name="form" value="end-all" />
            <Button type="submit">{t('account.sign-out-everywhere')}</Button>
          </form>
        )}
      </Stack>
    </Card>
  );
}
