import { CallError } from '@volan/api-client';
import type { AdminUser } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { FormErrorSummary } from '@volan/ui/FormErrorSummary';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { toasts } from '../entities/ads/decisionToasts.ts';
import { useSite } from '../shell/site.ts';
import { useUserChanges } from '../entities/users/userQueries.ts';

const fields = ['name', 'email', 'mobile', 'password'] as const;

/**
 * Opens an account, or changes one; an empty password field keeps the password. Typed values stay after a failure.
 * [J38, J39]
 */
export function UserForm({ user }: { user: AdminUser | null }) {
  const { texts, words } = useSite();
  const navigate = useNavigate();
  const { create, update } = useUserChanges();
  const [attempt, setAttempt] = useState(0);
  const change = user ? update : create;
  const failed = change.error instanceof CallError ? change.error.failed : null;
  const said = (code: string | undefined) => {
    if (code === undefined) return undefined;
    return words.find(`failures.${code}`) ?? words.t('failures.validation');
  };
  const errorOf = (field: string) => said(failed?.errors?.[field]?.[0]);
  const wrong = fields.filter((field) => errorOf(field) !== undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const draft = { name: text('name'), email: text('email'), password: text('password') };
    const mobile = text('mobile').trim();
    if (user) update.mutate({ ...draft, id: user.id, mobile });
    else {
      create.mutate(
        { ...draft, ...(mobile !== '' && { mobile }) },
        {
          onSuccess: ({ data }) => {
            toasts.show({ text: texts.userOpened({ email: draft.email }) });
            void navigate(`/users/${data.id}`);
          },
        },
      );
    }
  };

  const field = (name: (typeof fields)[number], label: string, more: object = {}) => (
    <TextInput id={`user-${name}`} name={name} label={label} error={errorOf(name)} {...more} />
  );

  return (
    <Card as="section" kind="panel" padding="panel" aria-label={texts.edit}>
      <form onSubmit={submit} noValidate>
        <Stack gap={2}>
          {failed && wrong.length === 0 && (
            <Alert tone="critical" urgent>
              {said(failed.failure)}
            </Alert>
          )}
          <FormErrorSummary
            id="user-errors"
            title={texts.errors}
            errors={wrong.map((name) => ({ field: `user-${name}`, message: errorOf(name) ?? '' }))}
            attempt={attempt}
          />
          {change.isSuccess && (
            <Alert tone="positive" urgent>
              {texts.saved}
            </Alert>
          )}
          {field('name', texts.name, { defaultValue: user?.name, required: true, maxLength: 60, autoComplete: 'off' })}
          {field('email', texts.email, {
            defaultValue: user?.email ?? '',
            type: 'email',
            required: true,
            maxLength: 254,
            autoComplete: 'off',
          })}
          {field('mobile', texts.phone, {
            defaultValue: user?.mobile ?? '',
            type: 'tel',
            autoComplete: 'off',
          })}
          {field('password', texts.password, {
            hint: user ? texts.passwordHint : texts.newPasswordHint,
            maxLength: 128,
            autoComplete: 'off',
            spellCheck: false,
          })}
          <Row gap={1}>
            <Button type="submit" variant="primary" busyLabel={change.isPending ? texts.saving : undefined}>
              {user ? texts.save : texts.create}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
