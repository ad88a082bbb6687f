import type { Account, FeedDetails } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Field, fieldDescription } from '@volan/ui/Field';
import { FileButton } from '@volan/ui/FileButton';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { FeedMappingForm } from './FeedMappingForm.tsx';
import { feedHref, reportHref, runTitle } from './feedTexts.ts';
import { RunState } from './RunState.tsx';

export interface FeedPageProps {
  account: Account;
  feed: FeedDetails;
  result?: FormResult | undefined;
}

const schedules = ['off', 'hourly', 'daily'] as const;

/** One feed: its file, the meaning of its columns, and its settings. Every button is a plain form. [H07] */
export function FeedPage({ account, feed, result }: FeedPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const path = pagePath(site, 'feeds', {});
  const removal = useForm(result, 'remove', 'remove-');

  return (
    <AccountPage account={account} page="feeds" title={feed.name}>
      <Row>
        <Link href={path}>{t('feeds.all')}</Link>
      </Row>
      {feed.url === null && <FileForm feed={feed} result={result} />}
      {feed.file !== null && <FeedMappingForm feed={feed} result={result} />}
      {feed.file !== null && <RunForm feed={feed} result={result} />}
      <SettingsForm feed={feed} result={result} />
      <FormCard name="remove" title={t('feeds.remove')} form={removal}>
        <input type="hidden" name="id" value={feed.id} />
        <Text tone="secondary">{t('feeds.remove-text')}</Text>
        <Row>
          <Button type="submit" variant="danger">
            {t('feeds.remove')}
          </Button>
        </Row>
      </FormCard>
    </AccountPage>
  );
}

type PartProps = Pick<FeedPageProps, 'feed' | 'result'>;

function FileForm({ feed, result }: PartProps) {
  const { t, age, fileSize } = useMessages();
  const form = useForm(result, 'file', 'file-', { file: t('feeds.file') });
  const [chosen, setChosen] = useState('');
  const field = { id: 'file-file', hint: t('feeds.file-hint'), error: form.error('file') };

  return (
    <FormCard
      name="file"
      title={t('feeds.file')}
      form={form}
      done={t('account.saved')}
      files
      action={feedHref('', feed.id)}
    >
      <input type="hidden" name="id" value={feed.id} />
      {feed.file && (
        <Text tone="secondary">{`${feed.file.name} (${fileSize(feed.file.bytes)}), ${age(feed.file.at)}`}</Text>
      )}
      <Field {...field} label={t('feeds.file')}>
        <Row gap={1} wrap>
          <FileButton
            id={field.id}
            name="file"
            multiple={false}
            accept=".csv,.txt,.tsv,.json,.xml"
            onChange={(event) => setChosen(event.currentTarget.files?.[0]?.name ?? '')}
            {...fieldDescription(field)}
          >
            {t('feeds.choose')}
          </FileButton>
          {chosen !== '' && <Text tone="secondary">{chosen}</Text>}
        </Row>
      </Field>
      <Row>
        <Button type="submit" variant={feed.file ? 'secondary' : 'primary'}>
          {t('feeds.upload')}
        </Button>
      </Row>
    </FormCard>
  );
}

function RunForm({ feed, result }: PartProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const form = useForm(result, 'run', 'run-');
  const path = pagePath(site, 'feeds', {});

  return (
    <FormCard name="run" title={t('feeds.runs')} form={form}>
      <input type="hidden" name="id" value={feed.id} />
      {feed.is_mapped ? (
        <>
          <Text tone="secondary">{t('feeds.run-text')}</Text>
          <Row gap={1} wrap>
            <Button type="submit" name="dry" value="1" variant="primary">
              {t('feeds.check')}
            </Button>
            <Button type="submit" name="dry" value="0">
              {t('feeds.run')}
            </Button>
          </Row>
        </>
      ) : (
        <Alert tone="info">{t('failures.mapping-missing')}</Alert>
      )}
      {feed.runs.length > 0 && (
        <Stack as="ul" gap={1}>
          {feed.runs.map((run) => (
            <li key={run.id}>
              <Row gap={1} wrap>
                <Link href={reportHref(path, run.id)}>{runTitle(messages, run)}</Link>
                <RunState run={run} />
              </Row>
            </li>
          ))}
        </Stack>
      )}
    </FormCard>
  );
}

function SettingsForm({ feed, result }: PartProps) {
  const { t } = useMessages();
  const labels = { name: t('feeds.name'), url: t('feeds.url'), schedule: t('feeds.schedule') };
  const form = useForm(result, 'settings', 'settings-', labels);

  return (
    <FormCard name="settings" title={t('feeds.settings')} form={form} done={t('account.saved')}>
      <input type="hidden" name="id" value={feed.id} />
      <TextInput
        id="settings-name"
        name="name"
        label={labels.name}
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={form.value('name', feed.name)}
        error={form.error('name')}
      />
      {feed.url !== null && (
        <>
          <TextInput
            id="settings-url"
            name="url"
            type="url"
            label={labels.url}
            required
            maxLength={2000}
            autoComplete="off"
            defaultValue={form.value('url', feed.url)}
            error={form.error('url')}
          />
          <Select
            id="settings-schedule"
            name="schedule"
            label={labels.schedule}
            options={schedules.map((value) => ({ value, label: t(`feeds.${value}`) }))}
            defaultValue={form.value('schedule', feed.schedule)}
            error={form.error('schedule')}
          />
        </>
      )}
      <Row>
        <Button type="submit">{t('account.save')}</Button>
      </Row>
    </FormCard>
  );
}
