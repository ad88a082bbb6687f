import { useQuery } from '@tanstack/react-query';
import { CallError, readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { MissedSearch, Synonym } from '@volan/api-contract';
import { createSynonym, deleteSynonym } from '@volan/api-contract/wire';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { IconButton } from '@volan/ui/IconButton';
import { SectionHead } from '@volan/ui/SectionHead';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../../shell/AdminFrame.tsx';
import { FailedCall } from '../../shell/FailedCall.tsx';
import { useSite } from '../../shell/site.ts';
import { useMay } from '../../shell/useActor.ts';
import { tableHref, tablePage } from '../../shell/tableHref.ts';
import { TablePages } from '../../shell/TablePages.tsx';
import { TableSearch } from '../../shell/TableSearch.tsx';
import type { AdminTexts } from '@volan/i18n/admin';
import { managedQueries, useTaxonomyChange } from '../../entities/taxonomy/taxonomyQueries.ts';

/** Words of a page. */
const perPage = 50;

const noWords: readonly Synonym[] = [];
const noMissed: readonly MissedSearch[] = [];

const synonymColumns = (texts: AdminTexts, onRemove: (id: number) => void): DataColumn<Synonym>[] => [
  { key: 'word', label: texts.word, cell: ({ word }) => word },
  { key: 'meaning', label: texts.meaning, cell: ({ meaning }) => meaning },
  {
    key: 'remove',
    label: texts.deleteRow,
    cell: ({ id, word }) => (
      <IconButton icon="trash-2" size="small" label={texts.removeWord({ word })} onClick={() => onRemove(id)} />
    ),
  },
];

const missedColumns = (
  texts: AdminTexts,
  number: (value: number) => string,
  onUse: (text: string) => void,
): DataColumn<MissedSearch>[] => [
  { key: 'text', label: texts.missedText, cell: ({ text }) => text },
  { key: 'times', label: texts.missedTimes, kind: 'number', cell: ({ times }) => number(times) },
  {
    key: 'use',
    label: texts.meaning,
    cell: ({ text }) => (
      <IconButton icon="plus" size="small" label={texts.missedUse({ word: text })} onClick={() => onUse(text)} />
    ),
  },
];

/** A new word with its meaning. */
interface WordDraft {
  word: string;
  meaning: string;
}

const noDraft: WordDraft = { word: '', meaning: '' };

interface WordFormProps {
  draft: WordDraft;
  change: (changes: Partial<WordDraft>) => void;
  /** Why a word was not removed. */
  removeError: Error | null;
}

/** Adds a word. */
function WordForm({ draft, change, removeError }: WordFormProps) {
  const { texts } = useSite();
  const add = useTaxonomyChange((client, sent: WordDraft) => readCall(client, createSynonym, sent));
  const errors = add.error instanceof CallError ? add.error.failed.errors : null;
  const wordError = errors?.['word']?.includes('slug-taken')
    ? texts.wordTaken
    : errors?.['word']
      ? texts.wordForm
      : undefined;

  return (
    <Card gap={2}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate(draft, { onSuccess: () => change(noDraft) });
        }}
      >
        <Stack gap={2} align="start">
          <Grid layout="pair">
            <TextInput
              id="word"
              label={texts.word}
              required
              maxLength={60}
              error={wordError}
              autoComplete="off"
              value={draft.word}
              onValueChange={(word) => change({ word })}
            />
            <TextInput
              id="meaning"
              label={texts.meaning}
              required
              maxLength={120}
              error={errors?.['meaning'] ? texts.wordForm : undefined}
              autoComplete="off"
              value={draft.meaning}
              onValueChange={(meaning) => change({ meaning })}
            />
          </Grid>
          <Button type="submit" variant="primary" busyLabel={add.isPending ? texts.saving : undefined}>
            {texts.addWord}
          </Button>
        </Stack>
      </form>
      {errors === null && <FailedCall error={add.error} />}
      <FailedCall error={removeError} />
    </Card>
  );
}

/** Words of visitors with their meanings, and searches without results. [N01] */
export function WordsPage() {
  const { texts, words } = useSite();
  const api = useApi();
  const [params] = useSearchParams();
  const keyword = params.get('search') ?? '';
  const page = tablePage(params);
  const synonyms = useQuery(managedQueries.synonyms(api, { page, limit: perPage, ...(keyword && { keyword }) }));
  const missed = useQuery(managedQueries.missed(api));
  const mayEdit = useMay('filters.edit');
  const looked = <Row,>(columns: readonly DataColumn<Row>[]) =>
    mayEdit ? columns : columns.filter(({ key }) => key !== 'remove' && key !== 'use');
  const [draft, setDraft] = useState(noDraft);
  const change = (changes: Partial<WordDraft>) => setDraft((held) => ({ ...held, ...changes }));
  const remove = useTaxonomyChange((client, id: number) => readCall(client, deleteSynonym, { id }));

  return (
    <AdminFrame title={texts.searchWords} subtitle={texts.synonymsHelp} edit="filters.edit">
      <Stack gap={3}>
        {mayEdit && <WordForm draft={draft} change={change} removeError={remove.error} />}
        <Stack as="section" gap={2} labelledBy="missed-title">
          <SectionHead id="missed-title" title={texts.missedSearches} />
          <DataTable
            id="missed"
            caption={texts.missedSearches}
            columns={looked(
              missedColumns(texts, words.formats.number, (text) => {
                change({ word: text });
                document.getElementById('meaning')?.focus();
              }),
            )}
            rows={missed.data ?? noMissed}
            rowKey={({ text }) => text}
            {...(missed.isPending && { loading: { label: texts.loading, rows: 5 } })}
            empty={<EmptyState icon="circle-check" title={texts.noMissed} help={texts.synonymsHelp} />}
          />
        </Stack>
        <DataTable
          id="synonyms"
          caption={texts.synonyms}
          columns={looked(synonymColumns(texts, (id) => remove.mutate(id)))}
          rows={synonyms.data?.data ?? noWords}
          rowKey={({ id }) => String(id)}
          {...(synonyms.isPending && { loading: { label: texts.loading, rows: 10 } })}
          filters={
            <TableSearch
              id="synonyms-search"
              label={texts.word}
              value={keyword}
              hrefOf={(search) => tableHref('words', params, { search })}
            />
          }
          empty={<EmptyState icon="search-x" title={texts.noWords} help={texts.synonymsHelp} />}
          foot={
            <TablePages
              page={page}
              perPage={perPage}
              total={synonyms.data?.meta.total ?? 0}
              hrefOf={(to) => tableHref('words', params, { page: String(to) })}
            />
          }
        />
      </Stack>
    </AdminFrame>
  );
}
