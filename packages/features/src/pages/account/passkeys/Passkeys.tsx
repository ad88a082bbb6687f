import type { Passkey } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Disclosure } from '@volan/ui/Disclosure';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { SessionRow } from '@volan/ui/SessionRow';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { PasskeyMaking } from './PasskeyMaking.tsx';
import { useCanSignInByDevice } from './useCanSignInByDevice.ts';

export interface PasskeysProps {
  passkeys: readonly Passkey[];
  result?: FormResult | undefined;
}

const phone = /iOS|Android|Mobile/i;

/** Devices by which the account is entered without its password: named, removed and added here. */
export function Passkeys({ passkeys, result }: PasskeysProps) {
  const { t, age } = useMessages();
  const create = useForm(result, 'passkey-create', 'passkey-');
  const added = useForm(result, 'passkey-add', 'passkey-');
  const canAdd = useCanSignInByDevice();
  const options = create.value('options');
  const asksPassword = create.value('step') === 'password';
  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="passkeys">
      <Stack gap={2}>
        <Heading level={2} size="h3" id="passkeys">
          {t('account.passkeys')}
        </Heading>
        <FormHead
          id="passkeys-errors"
          form={result?.form === 'passkey-add' ? added : create}
          {...(added.done && { done: t('account.passkey-added') })}
        />
        <Text>{t('account.passkeys-text')}</Text>
        {passkeys.length > 0 && (
          <Stack as="ul" gap={1}>
            {passkeys.map(({ id, name, created_at, last_used_at }) => (
              <SessionRow
                key={id}
                device={name}
                kind={phone.test(name) ? 'phone' : 'computer'}
                place={t('account.passkey-since', { when: age(created_at) })}
                time={
                  last_used_at === null
                    ? t('account.passkey-unused')
                    : t('account.last-used', { when: age(last_used_at) })
                }
                action={<PasskeyActions id={id} name={name} />}
              />
            ))}
          </Stack>
        )}
        {options !== '' && <PasskeyMaking key={options} options={options} />}
        {options === '' && canAdd && (
          <form method="post" action="#passkeys" noValidate>
            <input type="hidden" name="form" value="passkey-create" />
            <Stack gap={2}>
              {asksPassword && (
                <>
                  <input type="hidden" name="step" value="password" />
                  <AccountPasswordInput
                    id="passkey-current_password"
                    name="current_password"
                    kind="current"
                    label={t('account.passkey-password')}
                    error={create.error('current_password')}
                  />
                </>
              )}
              <Row>
                <Button type="submit" variant="primary">
                  {t('account.passkey-create')}
                </Button>
              </Row>
            </Stack>
          </form>
        )}
        {!canAdd && <Text tone="secondary">{t('account.passkey-unsupported')}</Text>}
      </Stack>
    </Card>
  );
}

function PasskeyActions({ id, name }: Pick<Passkey, 'id' | 'name'>) {
  const { t } = useMessages();
  return (
    <Stack gap={1}>
      <form method="post">
        <input type="hidden" name="form" value="passkey-remove" />
        <Button type="submit" name="id" value={id} size="small" aria-label={`${t('account.passkey-remove')}: ${name}`}>
          {t('account.passkey-remove')}
        </Button>
      </form>
      <Disclosure moreLabel={t('account.passkey-rename')} lessLabel={t('account.passkey-rename')}>
        <form method="post">
          <input type="hidden" name="form" value="passkey-name" />
          <input type="hidden" name="id" value={id} />
          <Stack gap={1}>
            <TextInput
              id={`passkey-name-${id}`}
              name="name"
              label={t('account.passkey-name')}
              defaultValue={name}
              size="small"
              autoComplete="off"
              required
              minLength={2}
              maxLength={60}
            />
            <Row>
              <Button type="submit" size="small">
                {t('account.save')}
              </Button>
            </Row>
          </Stack>
        </form>
      </Disclosure>
    </Stack>
  );
}
