import type { Passkey } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { useHydrated } from '@volan/ui/hydrated';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { SessionRow } from '@volan/ui/SessionRow';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useEffect, useRef } from 'react';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { settingsTabPath } from '../settings/settingsTab.ts';
import { PasskeyMaking } from './PasskeyMaking.tsx';
import { useCanSignInByDevice } from './useCanSignInByDevice.ts';

export interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Only looked at: an administrator acts as the owner. @default false [J12] */
  readOnly?: boolean;
  /** Id of the one that is about to be removed. @default what the address asks for (`?remove=`) */
  removing?: string | null;
  /** Id of the one that is about to get another name. @default what the address asks for (`?rename=`) */
  renaming?: string | null;
  result?: FormResult | undefined;
}

const phone = /iOS|Android|Mobile/i;

/** Passkeys of the account: they are named, removed and added here. */
export function Passkeys(props: PasskeysProps) {
  const { passkeys, readOnly = false, result } = props;
  const site = useSite();
  const { t, age } = useMessages();
  const create = useForm(result, 'passkey-create', 'passkey-');
  const added = useForm(result, 'passkey-add', 'passkey-');
  const canAdd = useCanSignInByDevice();
  const isScripted = useHydrated();
  const query = new URLSearchParams(site.search);
  const { removing = query.get('remove'), renaming = query.get('rename') } = props;
  const named = (wanted: string | null) => (readOnly ? undefined : passkeys.find(({ id }) => id === wanted));
  const [removed, renamed] = [named(removing), named(renaming)];
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
        {removed && <AskToRemove {...removed} />}
        {renamed && <RenameForm {...renamed} />}
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
                action={readOnly ? null : <PasskeyActions id={id} name={name} />}
              />
            ))}
          </Stack>
        )}
        {options !== '' && <PasskeyMaking key={options} options={options} />}
        {options === '' && canAdd && !readOnly && (
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
                {/* In its place from the start, so that nothing moves; only a script can ask the device. */}
                <Button type="submit" variant="primary" disabled={!isScripted}>
                  {t('account.passkey-create')}
                </Button>
              </Row>
              <noscript>{t('account.passkey-needs-script')}</noscript>
            </Stack>
          </form>
        )}
        {!canAdd && <Text tone="secondary">{t('account.passkey-unsupported')}</Text>}
      </Stack>
    </Card>
  );
}

const securityPath = (site: Parameters<typeof pagePath>[0]) =>
  settingsTabPath(pagePath(site, 'settings', {}), 'security');

/** The question before one is removed: a part of the page, so that it is asked where no script runs too. [C48] */
function AskToRemove({ id, name }: Pick<Passkey, 'id' | 'name'>) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <Alert
      tone="caution"
      urgent
      title={t('account.passkey-remove-title', { name })}
      actions={
        <form method="post">
          <input type="hidden" name="form" value="passkey-remove" />
          <Row gap={2} wrap>
            <Button type="submit" variant="danger" name="id" value={id}>
              {t('account.passkey-remove')}
            </Button>
            <Link href={`${securityPath(site)}#passkeys`}>{t('cancel')}</Link>
          </Row>
        </form>
      }
    >
      {t('account.passkey-remove-text')}
    </Alert>
  );
}

/** The field for another name, above the list like the question before a removal. */
function RenameForm({ id, name }: Pick<Passkey, 'id' | 'name'>) {
  const site = useSite();
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);

  // a link asked for it, and still has the focus
  useEffect(() => field.current?.focus(), []);

  return (
    <form method="post" action={`${securityPath(site)}#passkeys`}>
      <input type="hidden" name="form" value="passkey-name" />
      <input type="hidden" name="id" value={id} />
      <Stack gap={1}>
        <TextInput
          ref={field}
          id="passkey-name"
          name="name"
          label={t('account.passkey-name')}
          defaultValue={name}
          autoComplete="off"
          required
          minLength={2}
          maxLength={60}
        />
        <Row gap={2} wrap>
          <Button type="submit" variant="primary">
            {t('account.save')}
          </Button>
          <Link href={`${securityPath(site)}#passkeys`}>{t('cancel')}</Link>
        </Row>
      </Stack>
    </form>
  );
}

function PasskeyActions({ id, name }: Pick<Passkey, 'id' | 'name'>) {
  const site = useSite();
  const { t } = useMessages();
  const ways = { rename: t('account.passkey-rename'), remove: t('account.passkey-remove') };

  return (
    <Row gap={1} wrap>
      {(['rename', 'remove'] as const).map((way) => (
        <Button
          key={way}
          size="small"
          href={`${securityPath(site)}&${way}=${id}#passkeys`}
          aria-label={`${ways[way]}: ${name}`}
        >
          {ways[way]}
        </Button>
      ))}
    </Row>
  );
}
