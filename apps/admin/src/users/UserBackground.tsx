import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { AdminUser, UserBackground as Background } from '@volan/api-contract';
import { createUserNote, getUserBackground } from '@volan/api-contract/wire';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { useState, type FormEvent } from 'react';
import { base } from '../shell/AdminLink.tsx';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { userQueries } from '../entities/users/userQueries.ts';

/** Accounts that may be the same person. */
function SameAs({ alike }: { alike: Background['same_as'] }) {
  const { texts } = useSite();
  const words = { phone: texts.samePhone, device: texts.sameDevice, address: texts.sameAddress };
  if (alike.length === 0) return null;

  return (
    <Alert tone="caution" title={texts.sameAs}>
      <ul>
        {alike.map(({ id, name, by }) => (
          <li key={id}>
            <Link href={`${base}/users/${id}`}>{name}</Link>: {by.map((one) => words[one]).join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/**
 * Sessions and purchases of an account, notes of administrators, and other accounts of perhaps the same person. [J37]
 */
export function UserBackground({ user }: { user: AdminUser }) {
  const { texts, words } = useSite();
  const { t } = words;
  const { date, money } = words.formats;
  const api = useApi();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const found = useQuery({
    queryKey: [...userQueries.all, 'background', user.id] as const,
    queryFn: async ({ signal }) => (await readCall(api, getUserBackground, { user_id: user.id }, signal)).data,
  });
  const add = useMutation({
    mutationFn: (note: string) => readCall(api, createUserNote, { user_id: user.id, text: note }),
    onSuccess: () => {
      setText('');
      return queries.invalidateQueries({ queryKey: [...userQueries.all, 'background', user.id] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate(text.trim());
  };
  if (!found.data) return <FailedCall error={found.error} />;

  const { sessions, orders, notes, same_as: alike } = found.data;

  return (
    <>
      <SameAs alike={alike} />
      <Card as="section" kind="panel" padding="panel" labelledBy="user-notes">
        <form onSubmit={submit} noValidate>
          <Stack gap={2}>
            <Heading level={2} size="h3" id="user-notes">
              {texts.notes}
            </Heading>
            <FailedCall error={add.error} />
            <TextArea
              id="user-note"
              label={texts.note}
              hint={texts.noteHint}
              rows={2}
              maxLength={1000}
              value={text}
              onValueChange={setText}
            />
            <Button type="submit" busyLabel={add.isPending ? texts.saving : undefined}>
              {texts.addNote}
            </Button>
            {notes.map(({ id, text: said, author, at }) => (
              <Text key={id}>
                {date(at)}, {author ?? '–'}: {said}
              </Text>
            ))}
          </Stack>
        </form>
      </Card>
      <Card as="section" kind="panel" padding="panel" labelledBy="user-sessions">
        <Stack gap={1}>
          <Heading level={2} size="h3" id="user-sessions">
            {texts.sessions}
          </Heading>
          {sessions.length === 0 && <Text tone="secondary">{texts.never}</Text>}
          {sessions.map(({ device, country, last_used_at: at }) => (
            <Text key={at}>
              {device || '–'}
              {country !== null && ` · ${country}`} · {date(at)}
            </Text>
          ))}
        </Stack>
      </Card>
      {orders.length > 0 && (
        <Card as="section" kind="panel" padding="panel" labelledBy="user-orders">
          <Stack gap={1}>
            <Heading level={2} size="h3" id="user-orders">
              {texts.orders}
            </Heading>
            {orders.map(({ id, total, currency, state, at }) => (
              <Text key={id}>
                {`#${id}`} · {money(total, currency)} · {t(`orders.state-${state}`)} · {date(at)}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}
