import { CallError } from '@volan/api-client';
import type { AdminUser } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useState, type FormEvent } from 'react';
import { useSite } from '../shell/site.ts';
import { useUserChanges } from '../entities/users/userQueries.ts';

const freshKey = () => crypto.randomUUID();

/**
 * The balance of a user, and a correction of it with a reason. A repeated try after a lost response moves nothing
 * twice. [M44]
 */
export function UserCredits({ user }: { user: AdminUser }) {
  const { texts, words } = useSite();
  const { correct } = useUserChanges();
  const [key, setKey] = useState(freshKey);
  const failed = correct.error instanceof CallError ? correct.error.failed : null;
  const said = (code: string) => words.find(`failures.${code}`) ?? words.t('failures.validation');
  const errorOf = (field: string) => {
    const [code] = failed?.errors?.[field] ?? [];
    if (code === undefined) return undefined;
    return field === 'change' ? texts.creditsForm : said(code);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    correct.mutate(
      { key, draft: { user_id: user.id, change: text('change'), reason: text('reason') } },
      {
        onSuccess: () => {
          setKey(freshKey());
          form.reset();
        },
        // the server refused it and moved nothing, so the next try gets a new key
        onError: (error) => error instanceof CallError && error.failed.code !== null && setKey(freshKey()),
      },
    );
  };

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="user-credits">
      <form onSubmit={submit} noValidate>
        <Stack gap={2}>
          <Row justify="between" align="baseline" gap={2}>
            <Heading level={2} size="h3" id="user-credits">
              {texts.credits}
            </Heading>
            <Text role="title">{words.formats.number(user.credits)}</Text>
          </Row>
          {failed && !failed.errors && (
            <Alert tone="critical" urgent>
              {said(failed.failure)}
            </Alert>
          )}
          {correct.isSuccess && (
            <Alert tone="positive" urgent>
              {texts.saved}
            </Alert>
          )}
          <TextInput
            id="credits-change"
            name="change"
            label={texts.creditsChange}
            hint={texts.creditsChangeHint}
            error={errorOf('change')}
            required
            maxLength={7}
            autoComplete="off"
          />
          <TextInput
            id="credits-reason"
            name="reason"
            label={texts.creditsReason}
            hint={texts.reasonHint}
            error={errorOf('reason')}
            required
            maxLength={300}
            autoComplete="off"
          />
          <Row gap={1}>
            <Button type="submit" busyLabel={correct.isPending ? texts.saving : undefined}>
              {texts.creditsCorrect}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
