import { createApi, createUid } from '@volan/api-client';
import { ApiProvider, createQueryClient, useHasApi } from '@volan/api-client/react';
import { isLanguageValue } from '@volan/domain-rules';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { inScriptOfPage } from './inScriptOfPage.ts';

let shared: QueryClient | undefined;

/** The one query client of a page: islands share what they have read. */
const pageQueries = () => (shared ??= createQueryClient());

/** What an island that asks the API must be given. */
export interface AskingProps {
  /** Id of the brand and language value that the page speaks. */
  readonly asking: { readonly brand: string; readonly language: string };
}

function pageApi({ brand, language }: AskingProps['asking']) {
  const api = createApi({
    baseUrl: '',
    uid: createUid(Date.now()),
    version: 'web',
    language: isLanguageValue(language) ? language : 'en',
    brand,
  });
  return inScriptOfPage(api);
}

function BrowserQueries<Props extends AskingProps>({ Part, props }: { Part: ComponentType<Props>; props: Props }) {
  const [api] = useState(() => pageApi(props.asking));
  return (
    <QueryClientProvider client={pageQueries()}>
      <ApiProvider api={api}>
        <Part {...props} />
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** Gives an island that asks the API a client of its own where none stands above: in the browser, and in kept parts. */
export function withQueries<Props extends AskingProps>(Part: ComponentType<Props>) {
  return function WithQueries(props: Props) {
    return useHasApi() ? <Part {...props} /> : <BrowserQueries Part={Part} props={props} />;
  };
}
