import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { Combobox, type ComboboxOption } from '@volan/ui/Combobox';
import { useState } from 'react';
import { useSite } from '../shell/site.ts';
import { useRested } from '../shell/useRested.ts';
import { blogQueries } from './blogQueries.ts';

export interface OriginalFieldProps {
  /** Id of the article itself; null: it is not stored yet. */
  articleId: number | null;
  /** Id of the original as text; empty: none. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

interface Titled {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
}

const optionOf = ({ id, title, lang }: Titled): ComboboxOption => ({ value: String(id), label: title, code: lang });

/** The article that this one translates, found by its title; only originals are offered. */
export function OriginalField({ articleId, value, error, onChange }: OriginalFieldProps) {
  const { texts, words } = useSite();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const keyword = useRested(typed.trim());
  const original = useQuery({ ...blogQueries.article(api, Number(value)), enabled: value !== '' });
  const found = useQuery(blogQueries.table(api, { originals: '1', ...(keyword !== '' && { keyword }) }));
  const chosen = typed === '' && value !== '' && original.data ? [original.data] : [];
  const others = (found.data?.data ?? []).filter(({ id }) => id !== articleId && String(id) !== value);

  return (
    <Combobox
      id="article-original"
      label={texts.blogTranslates}
      hint={texts.blogTranslatesHint}
      error={error}
      value={value}
      onValueChange={onChange}
      onSearch={setTyped}
      options={[...chosen, ...others].map(optionOf)}
      loading={found.isPending}
      {...(found.isError && { failure: texts.blogTranslatesFailed })}
      labels={{
        open: texts.findOpen,
        clear: texts.clear,
        empty: (text) => `${texts.nothingFound} „${text}”`,
        results: (count) => `${words.formats.number(count)} ${texts.found}`,
        loading: texts.loading,
      }}
    />
  );
}
