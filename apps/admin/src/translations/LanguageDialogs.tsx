import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ManagedMessageRow, MessageLanguage } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { DialogButton, languageOptions } from './TranslationDialogs.tsx';
import { translationQueries, useAddLanguage, useRemoveLanguage } from './translationQueries.ts';

/** Languages that were added, and a form for another one. [J64, J65] */
export function LanguagesDialog({ languages }: { languages: readonly MessageLanguage[] }) {
  const { texts } = useSite();
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const add = useAddLanguage();
  const remove = useRemoveLanguage();
  const added = languages.filter(({ files }) => !files);

  return (
    <DialogButton
      id="languages"
      title={texts.translationsLanguages}
      actions={
        <Button
          variant="primary"
          busyLabel={add.isPending ? texts.saving : undefined}
          onClick={() => add.mutate(code.trim().toLowerCase(), { onSuccess: () => setCode('') })}
        >
          {texts.translationsAddLanguage}
        </Button>
      }
    >
      <Stack gap={2}>
        <FailedCall error={remove.error} />
        <TextInput
          id="language-code"
          label={texts.translationsAddLanguage}
          hint={texts.translationsAddHelp}
          error={add.isError ? texts.translationsLanguageWrong : undefined}
          maxLength={3}
          autoComplete="off"
          value={code}
          onValueChange={setCode}
        />
        <Stack as="ul" gap={1}>
          {added.map(({ code: lang, name }) => (
            <li key={lang}>
              <Row justify="between" gap={2} wrap>
                <Text as="span">{asked === lang ? texts.translationsRemoveQuestion({ language: name }) : name}</Text>
                <Button
                  size="small"
                  variant={asked === lang ? 'danger' : 'secondary'}
                  aria-label={`${texts.translationsRemoveLanguage}: ${name}`}
                  onClick={() => (asked === lang ? remove.mutate(lang) : setAsked(lang))}
                >
                  {texts.translationsRemoveLanguage}
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
      </Stack>
    </DialogButton>
  );
}

interface HistoryProps {
  languages: readonly MessageLanguage[];
  rows: readonly ManagedMessageRow[];
}

function Changes({ lang, of }: { lang: string; of: string }) {
  const { texts, words } = useSite();
  const history = useQuery(translationQueries.history(useApi(), { key: of, lang }));
  if (history.isError) return <Alert tone="critical">{texts.translationsFailed}</Alert>;
  if (!history.data) return <Text>{texts.loading}</Text>;
  if (history.data.length === 0) return <Text>{texts.translationsNoHistory}</Text>;

  return (
    <Stack as="ul" gap={1.5}>
      {history.data.map(({ before, after, machine, actor, at }) => (
        <li key={at}>
          <Text>
            {before ?? texts.translationsOfFiles} → {after ?? texts.translationsOfFiles}
            {machine && ` (${texts.translationsMachine})`}
          </Text>
          <Text role="small" tone="secondary">
            {texts.translationsMove({ actor: actor ?? texts.translationsSomebody, at: words.formats.date(at) })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** The history of a text on the shown page. */
export function HistoryDialog({ languages, rows }: HistoryProps) {
  const { texts } = useSite();
  const [chosen, setChosen] = useState('');
  const [lang, setLang] = useState('rs');
  const key = rows.some((row) => row.key === chosen) ? chosen : (rows[0]?.key ?? '');

  return (
    <DialogButton id="history" title={texts.translationsHistory} disabled={rows.length === 0}>
      <Stack gap={2}>
        <Select
          id="history-key"
          label={texts.translationsKey}
          hint={texts.translationsHistoryHelp}
          options={rows.map((row) => ({ value: row.key, label: row.key }))}
          value={key}
          onValueChange={setChosen}
        />
        <Select
          id="history-language"
          label={texts.translationsLanguage}
          options={languageOptions(languages)}
          value={lang}
          onValueChange={setLang}
        />
        {key !== '' && <Changes lang={lang} of={key} />}
      </Stack>
    </DialogButton>
  );
}
