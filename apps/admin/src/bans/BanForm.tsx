import { CallError } from '@volan/api-client';
import type { BanPreview } from '@volan/api-contract';
import { banKinds, type BanKind } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState, type FormEvent } from 'react';
import { base } from '../shell/AdminLink.tsx';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { useBanChanges } from './banQueries.ts';

/** Labels of the kinds of bans. */
export const banKindWords = { word: 'banWord', email: 'banEmail', network: 'banNetwork' } as const satisfies Readonly<
  Record<BanKind, string>
>;

/** Items that a ban would have hit, with samples. */
function Hits({ preview }: { preview: BanPreview }) {
  const { texts, words } = useSite();
  const { number } = words.formats;
  const { ads, users, sign_ups: signUps, samples } = preview;
  if (ads + users + signUps === 0) return <Alert tone="positive">{texts.banNothing}</Alert>;

  return (
    <Alert tone="caution" title={`${preview.value}: ${texts.banSeen}`}>
      <p>
        {number(ads)} {texts.banAds}, {number(users)} {texts.banUsers}, {number(signUps)} {texts.banSignUps}
      </p>
      <ul>
        {samples.map(({ kind, id, text }) => (
          <li key={`${kind}${id}`}>
            <Link href={`${base}/${kind === 'ad' ? 'ads' : 'users'}/${id}`}>{`#${id}`}</Link> {text}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Bans something in two steps. The first one shows what the ban would have hit. [P58] */
export function BanForm() {
  const { texts, words } = useSite();
  const { preview, create } = useBanChanges();
  const [kind, setKind] = useState<BanKind>('word');
  const [value, setValue] = useState('');
  const [note, setNote] = useState('');
  const isSeen = preview.data !== undefined && preview.variables?.kind === kind && preview.variables.value === value;
  const failed = [preview.error, create.error].find((error) => error instanceof CallError)?.failed;
  const code = failed?.errors?.['value']?.[0];
  const wrong = code && ((code === 'value' ? undefined : words.find(`failures.${code}`)) ?? texts.banValueHint);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.reset();
    if (preview.data && isSeen) {
      const ban = { kind, value, proof: preview.data.proof, ...(note !== '' && { note }) };
      create.mutate(ban, {
        onSuccess: () => {
          setValue('');
          setNote('');
          preview.reset();
        },
      });
    } else preview.mutate({ kind, value });
  };

  return (
    <Card as="section" kind="panel" padding="panel" aria-label={texts.banNew}>
      <form onSubmit={submit} noValidate>
        <Stack gap={2}>
          {failed && code === undefined && <FailedCall error={preview.error ?? create.error} />}
          {create.isSuccess && (
            <Alert tone="positive" urgent>
              {texts.banSaved}
            </Alert>
          )}
          <Select
            id="ban-kind"
            label={texts.banKind}
            options={banKinds.map((one) => ({ value: one, label: texts[banKindWords[one]] }))}
            value={kind}
            onValueChange={(chosen) => setKind(banKinds.find((one) => one === chosen) ?? 'word')}
          />
          <TextInput
            id="ban-value"
            label={texts.banValue}
            hint={texts.banValueHint}
            error={wrong}
            value={value}
            onValueChange={setValue}
            maxLength={200}
            autoComplete="off"
          />
          <TextInput
            id="ban-note"
            label={texts.banNote}
            hint={texts.banNoteHint}
            value={note}
            onValueChange={setNote}
            maxLength={300}
          />
          {isSeen && preview.data && <Hits preview={preview.data} />}
          <Row gap={1}>
            <Button
              type="submit"
              variant={isSeen ? 'danger' : 'primary'}
              busyLabel={preview.isPending || create.isPending ? texts.loading : undefined}
            >
              {isSeen ? texts.banSave : texts.banTry}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
