import { createApi, createUid } from '@volan/api-client';
import { ApiProvider, createQueryClient } from '@volan/api-client/react';
import { isLanguageValue } from '@volan/domain-rules';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, useState, type ComponentType } from 'react';
import { PublicPage } from './island.tsx';

let shared: QueryClient | undefined;

/** The one query client of a page: islands share what they have read. */
const pageQueries = () => (shared ??= createQueryClient());

/** What an island that asks the API must be given. */
export interface AskingProps {
  /** Id of the brand and language value that the page speaks. */
  readonly asking: { readonly brand: string; readonly language: string };
}

function pageApi({ brand, language }: AskingProps['asking']) {
  return createApi({
    baseUrl: '',
    uid: createUid(Date.now()),
    version: 'web',
    language: isLanguageValue(language) ? language : 'en',
    brand,
  });
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

/** Gives an island that asks the API a client of its own in the browser; on the server the page's client is there. */
export function withQueries<Props extends AskingProps>(Part: ComponentType<Props>) {
  return function WithQueries(props: Props) {
    return useContext(PublicPage) ? <Part {...props} /> : <BrowserQueries Part={Part} props={props} />;
  };
}
