import { useQuery } from '@tanstack/react-query';
import { CallError, readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ManagedMessageRow, MessageLanguage } from '@volan/api-contract';
import { newTranslate, translateText } from '@volan/api-contract/wire';
import { can, isLanguageValue, toHtmlLang } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { FilterBar } from '@volan/ui/FilterBar';
import { Stack } from '@volan/ui/Stack';
import { TranslationGrid, type TranslationLanguage } from '@volan/ui/TranslationGrid';
import { TranslationProgress } from '@volan/ui/TranslationProgress';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { countText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tableHref, tablePage } from '../shell/tableHref.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { TableSearch } from '../shell/TableSearch.tsx';
import { useActor, useMay } from '../shell/useActor.ts';
import type { PlainAdminText } from '@volan/i18n/admin';
import { HistoryDialog, LanguagesDialog } from './LanguageDialogs.tsx';
import { problemText } from './problemText.ts';
import { ExportDialog, ImportDialog, PublishDialog } from './TranslationDialogs.tsx';
import { translationQueries, useReloadTranslations } from './translationQueries.ts';

/** Keys on one page, as the API returns them. */
const perPage = 25;

/** Columns that are shown by default. */
const firstColumns = 'rs,en,de,mk';

const flags: Readonly<Record<string, string>> = {
  rs: 'rs',
  en: 'gb',
  zh: 'cn',
  cs: 'cz',
  el: 'gr',
  sq: 'al',
  uk: 'ua',
};

const columnOf = ({ code, name }: MessageLanguage): TranslationLanguage => ({
  code,
  lang: isLanguageValue(code) ? toHtmlLang(code) : code,
  label: name,
  flag: flags[code] ?? code,
});

const states = {
  missing: 'translationsMissing',
  machine: 'translationsMachine',
  changed: 'translationsChanged',
  overridden: 'translationsOverridden',
} as const satisfies Readonly<Record<string, PlainAdminText>>;
type State = keyof typeof states;
const stateNames = Object.keys(states) as State[];

const href = (params: URLSearchParams, changes: Readonly<Record<string, string | null>>) =>
  tableHref('translations', params, changes);

/** Text that says why a translation was refused. */
function refusal(error: unknown, { texts, words }: AdminSite): string {
  if (!(error instanceof CallError)) return texts.translationsNotSaved;

  const { errors, data } = error.failed;
  const problems = errors?.['text'] ?? [];
  if (problems.length > 0) return problems.map((problem) => problemText(problem, texts)).join('; ');

  const other = (data as { text?: string } | null)?.text;
  if (other !== undefined) return texts.translationsOtherText({ text: other });

  return error.failed.failure === 'not-found' ? words.t('failures.not-found') : texts.translationsNotSaved;
}

interface GridProps {
  site: AdminSite;
  api: Api;
  rows: readonly ManagedMessageRow[];
  columns: readonly TranslationLanguage[];
  hasTranslator: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** The texts in an editable table. */
function Grid({ site, api, rows, columns, hasTranslator, isFailed, retry }: GridProps) {
  const { texts } = site;
  const reload = useReloadTranslations();
  /** Suggestions of the machine: saved without a change they stay marked. */
  const suggested = useRef(new Map<string, string>());
  const textOf = (key: string, code: string) => rows.find((row) => row.key === key)?.texts[code];

  return (
    <TranslationGrid
      id="translations"
      caption={texts.translations}
      keyLabel={texts.translationsKey}
      languages={columns}
      rows={rows.map(({ key, texts: own }) => ({
        key,
        texts: Object.fromEntries(Object.entries(own).map(([code, { text }]) => [code, text])),
        machine: Object.keys(own).filter((code) => own[code]?.machine),
      }))}
      labels={{
        missing: texts.translationsMissing,
        machine: texts.translationsMachine,
        edit: texts.edit,
        save: texts.save,
        saving: texts.saving,
        saved: texts.countrySaved,
        cancel: texts.cancel,
        suggest: texts.translationsSuggest,
        suggesting: texts.translationsSuggesting,
        failed: texts.translationsNotSaved,
      }}
      onSave={async (key, code, text) => {
        const before = textOf(key, code);
        try {
          const machine = suggested.current.get(`${code} ${key}`) === text;
          await readCall(api, newTranslate, { key, lang: code, text, version: before?.version ?? 0, machine });
          await reload();

          return undefined;
        } catch (error) {
          return refusal(error, site);
        }
      }}
      {...(hasTranslator && {
        onSuggest: async (key: string, code: string) => {
          const source = textOf(key, 'rs')?.text ?? textOf(key, 'en')?.text ?? '';
          const { text } = (await readCall(api, translateText, { text: source, lang: code })).data;
          suggested.current.set(`${code} ${key}`, text);

          return text;
        },
      })}
      empty={
        isFailed ? (
          <Alert tone="critical" actions={<Button onClick={retry}>{texts.again}</Button>}>
            {texts.translationsFailed}
          </Alert>
        ) : (
          <EmptyState icon="languages" title={texts.translationsNone} help={texts.translationsNoneHelp} />
        )
      }
    />
  );
}

const readColumn = ({ code, lang, label }: TranslationLanguage): DataColumn<ManagedMessageRow> => ({
  key: code,
  label,
  cell: ({ texts }) => <span lang={lang}>{texts[code]?.text ?? ''}</span>,
});

/** The texts for administrators who may view them but not change them. [H04] */
function ReadTexts({ rows, columns }: Pick<GridProps, 'rows' | 'columns'>) {
  const { texts } = useSite();
  return (
    <DataTable
      id="translations"
      caption={texts.translations}
      columns={[{ key: 'key', label: texts.translationsKey, cell: ({ key }) => key }, ...columns.map(readColumn)]}
      rows={rows}
      rowKey={({ key }) => key}
      scroll="always"
      empty={<EmptyState icon="languages" title={texts.translationsNone} help={texts.translationsNoneHelp} />}
    />
  );
}

/** The languages as tiles: each shows or hides its column. */
function Progress({ languages, shown }: { languages: readonly MessageLanguage[]; shown: readonly string[] }) {
  const { texts, words } = useSite();
  const [params] = useSearchParams();
  const keys = Math.max(1, ...languages.map(({ missing }) => missing));

  return (
    <TranslationProgress
      label={texts.translationsProgress}
      languages={languages.map((language) => {
        const { code, missing, name } = language;
        const percent = missing === 0 ? 100 : Math.floor(100 - (100 * missing) / Math.max(keys, missing + 1));
        const next = shown.includes(code) ? shown.filter((each) => each !== code) : [...shown, code];

        return {
          ...columnOf(language),
          label: name,
          percent,
          text: `${words.formats.number(percent)} %${shown.includes(code) ? ' ✓' : ''}`,
          href: href(params, { langs: next.length > 0 ? next.join(',') : null }),
        };
      })}
    />
  );
}

/** Texts of the product in every language: searched, edited, suggested by a machine, published. [J63-J66] */
export function TranslationsPage() {
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const actor = useActor();
  const [params] = useSearchParams();
  const page = tablePage(params);
  const langs = params.get('langs') ?? firstColumns;
  const keyword = params.get('q') ?? '';
  const state = stateNames.find((each) => each === params.get('state'));
  const table = useQuery(
    translationQueries.table(api, { langs, page, ...(keyword !== '' && { keyword }), ...(state && { state }) }),
  );
  const rows = table.data?.data ?? [];
  const { languages = [], total = 0, translator = false } = table.data?.meta ?? {};
  const shown = langs.split(',');
  const columns = shown.flatMap((code) => languages.find((language) => language.code === code) ?? []).map(columnOf);
  const mayEdit = useMay('translations.edit');

  return (
    <AdminFrame
      title={texts.translations}
      edit="translations.edit"
      subtitle={texts.translationsCount({
        keys: countText(site, table.data?.meta.keys),
        languages: countText(site, table.data?.meta.languages.length),
      })}
      actions={
        <>
          {can('languages.edit', actor) && <LanguagesDialog languages={languages} />}
          <HistoryDialog languages={languages} rows={rows} />
          <ImportDialog languages={languages} />
          <ExportDialog languages={languages} />
          <PublishDialog languages={languages} />
        </>
      }
    >
      <Stack gap={2}>
        <Progress languages={languages} shown={shown} />
        <FilterBar
          label={texts.translations}
          search={
            <TableSearch
              id="translations-search"
              label={texts.translationsSearch}
              value={keyword}
              hrefOf={(search) => href(params, { q: search })}
            />
          }
          filters={state ? [{ label: texts[states[state]], href: href(params, { state: null }) }] : []}
          removeLabel={texts.remove}
          fields={stateNames
            .filter((each) => each !== state)
            .map((each) => ({ label: texts[states[each]], href: href(params, { state: each }) }))}
          addLabel={texts.addFilter}
          clear={{ label: texts.clear, href: `${base}/translations` }}
        />
        {mayEdit ? (
          <Grid
            site={site}
            api={api}
            rows={rows}
            columns={columns}
            hasTranslator={translator}
            isFailed={table.isError}
            retry={() => void table.refetch()}
          />
        ) : (
          <ReadTexts rows={rows} columns={columns} />
        )}
        <TablePages page={page} perPage={perPage} total={total} hrefOf={(to) => href(params, { page: String(to) })} />
      </Stack>
    </AdminFrame>
  );
}
