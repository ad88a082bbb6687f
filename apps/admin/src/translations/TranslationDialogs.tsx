import { CallError, readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { MessageLanguage } from '@volan/api-contract';
import { exportMessages } from '@volan/api-contract/wire';
import { textPreviewPath } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { FileButton } from '@volan/ui/FileButton';
import { Link } from '@volan/ui/Link';
import { Modal } from '@volan/ui/Modal';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useState, type ReactNode } from 'react';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { problemText } from './problemText.ts';
import { useImport, usePublish } from './translationQueries.ts';

/** The languages as choices of a field. */
export const languageOptions = (languages: readonly MessageLanguage[]) =>
  languages.map(({ code, name }) => ({ value: code, label: name }));

interface DialogProps {
  id: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  variant?: 'primary' | 'secondary';
  disabled?: boolean;
}

/** A button that opens a dialog of the same name. */
export function DialogButton({ id, title, children, actions, variant = 'secondary', disabled = false }: DialogProps) {
  const { texts } = useSite();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} disabled={disabled} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Modal
        id={id}
        title={title}
        closeLabel={texts.cancel}
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.translationsDone}</Button>
            {actions}
          </>
        }
      >
        {children}
      </Modal>
    </>
  );
}

/** Lets the browser save a text as a file. */
function download(name: string, type: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const formats = [
  { value: 'json', label: 'JSON' },
  { value: 'xliff', label: 'XLIFF 1.2' },
];

/** All texts of a language as a file for translators. */
export function ExportDialog({ languages }: { languages: readonly MessageLanguage[] }) {
  const { texts } = useSite();
  const api = useApi();
  const [lang, setLang] = useState('de');
  const [format, setFormat] = useState('xliff');
  const [error, setError] = useState<Error | null>(null);
  const save = async () => {
    try {
      const query = { lang, format: format === 'json' ? ('json' as const) : ('xliff' as const) };
      const { name, type, content } = (await readCall(api, exportMessages, query)).data;
      download(name, type, content);
      setError(null);
    } catch (failed) {
      setError(failed instanceof Error ? failed : null);
    }
  };

  return (
    <DialogButton
      id="export"
      title={texts.translationsExport}
      actions={
        <Button variant="primary" icon="download" onClick={() => void save()}>
          {texts.translationsExport}
        </Button>
      }
    >
      <Stack gap={2}>
        <FailedCall error={error} />
        <Select
          id="export-language"
          label={texts.translationsLanguage}
          options={languageOptions(languages)}
          value={lang}
          onValueChange={setLang}
        />
        <Select
          id="export-format"
          label={texts.translationsFormat}
          options={formats}
          value={format}
          onValueChange={setFormat}
        />
      </Stack>
    </DialogButton>
  );
}

/** Imports a file of texts, and reports each text that does not fit. */
export function ImportDialog({ languages }: { languages: readonly MessageLanguage[] }) {
  const { texts, words } = useSite();
  const [lang, setLang] = useState('de');
  const take = useImport();
  const isUnreadable = take.error instanceof CallError && take.error.failed.failure === 'validation';
  const { number } = words.formats;
  const read = async (file: File | undefined) => {
    if (!file) return;

    const content = await file.text();
    take.mutate({ lang, content, format: content.trimStart().startsWith('{') ? 'json' : 'xliff' });
  };

  return (
    <DialogButton id="import" title={texts.translationsImport}>
      <Stack gap={2}>
        {isUnreadable ? (
          <Alert tone="critical" urgent>
            {texts.translationsFileWrong}
          </Alert>
        ) : (
          <FailedCall error={take.error} />
        )}
        <Select
          id="import-language"
          label={texts.translationsLanguage}
          options={languageOptions(languages)}
          value={lang}
          onValueChange={setLang}
        />
        <Row>
          <FileButton
            multiple={false}
            accept=".json,.xlf,.xliff,application/json,application/xliff+xml"
            onFiles={([file]) => void read(file)}
          >
            {texts.translationsFile}
          </FileButton>
        </Row>
        {take.data && (
          <Alert tone={take.data.refused_total > 0 ? 'caution' : 'positive'} urgent>
            {texts.translationsImported({
              stored: number(take.data.stored),
              same: number(take.data.same),
              refused: number(take.data.refused_total),
            })}
          </Alert>
        )}
        {take.data && take.data.refused.length > 0 && (
          <Stack as="ul" gap={0.5}>
            {take.data.refused.map(({ key, problems }) => (
              <li key={key}>
                <Text as="span" role="small">
                  {key}: {problems.map((problem) => problemText(problem, texts)).join('; ')}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </DialogButton>
  );
}

/** Publishes the changed texts after a preview. */
export function PublishDialog({ languages }: { languages: readonly MessageLanguage[] }) {
  const { texts, words } = useSite();
  const publish = usePublish();
  const changed = languages.filter((language) => language.changed > 0);
  const count = changed.reduce((sum, language) => sum + language.changed, 0);
  const { number } = words.formats;

  return (
    <DialogButton
      id="publish"
      title={texts.translationsPublish}
      variant="primary"
      actions={
        <Button
          variant="primary"
          disabled={count === 0}
          busyLabel={publish.isPending ? texts.saving : undefined}
          onClick={() => publish.mutate()}
        >
          {texts.translationsPublish}
        </Button>
      }
    >
      <Stack gap={2}>
        <FailedCall error={publish.error} />
        {publish.data && (
          <Alert tone="positive" urgent>
            {texts.translationsPublished({ count: number(publish.data.texts) })}
          </Alert>
        )}
        <Text>{count === 0 ? texts.translationsNothing : texts.translationsPublishText({ count: number(count) })}</Text>
        <Text role="small" tone="secondary">
          {texts.translationsPreviewText}
        </Text>
        <Stack as="ul" gap={0.5}>
          {changed.map(({ code, name, changed: own }) => (
            <li key={code}>
              {name}: {number(own)}.{' '}
              <Link href={`${textPreviewPath}?lang=${code}`} target="_blank">
                {`${texts.translationsPreview}: ${name}`}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </DialogButton>
  );
}
