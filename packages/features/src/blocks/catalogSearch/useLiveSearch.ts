import { adQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AskingProps } from '../../runtime/hydration/withQueries.tsx';
import { formSearch } from './formSearch.ts';

/** How long a visitor must pause before the ads are counted, in milliseconds. */
const pauseMs = 250;

/** Filters of the search beside the controls of the form. */
export interface LiveSearchScope extends AskingProps {
  readonly categoryId: number;
  /** The account whose stock is shown. @default the one of the form, if any */
  readonly seller?: number | null;
  /** Countries of the host. */
  readonly countries: readonly string[];
}

/** The fields of a form as an address would hold them, empty ones left out. */
export function formText(form: HTMLFormElement) {
  const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(fields).toString();
}

/**
 * Counts the ads that the form would show, while it is filled in.
 *
 * `text` is what {@link formText} gives, `null` before the first change: then nothing is asked. While a new count is on
 * its way the last one stays.
 */
export function useLiveSearch(text: string | null, { asking, categoryId, seller, countries }: LiveSearchScope) {
  const api = useApi();
  const [searched, setSearched] = useState<string | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  const search = formSearch(new URLSearchParams(searched ?? ''), asking.language);
  const query = {
    ...search,
    categoryId,
    seller: seller ?? search.seller,
    countries: countries.length > 0 ? countries : search.countries,
  };

  return useQuery({
    ...adQueries.search(api, query),
    enabled: searched !== null,
    placeholderData: (previous) => previous,
  });
}
