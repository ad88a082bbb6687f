import { ApiProvider, createQueryClient, useHasApi } from '@volan/api-client/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { browserApi } from '../browser/browserApi.ts';
import { inScriptOfPage } from '../browser/inScriptOfPage.ts';

let shared: QueryClient | undefined;

/** The one query client of a page: islands share their data. */
const pageQueries = () => (shared ??= createQueryClient());

/** The props of an island that uses the API. */
export interface AskingProps {
  /** Id of the brand and language value that the page speaks. */
  readonly asking: { readonly brand: string; readonly language: string };
}

function BrowserQueries<Props extends AskingProps>({ Part, props }: { Part: ComponentType<Props>; props: Props }) {
  const [api] = useState(() => inScriptOfPage(browserApi(props.asking)));
  return (
    <QueryClientProvider client={pageQueries()}>
      <ApiProvider api={api}>
        <Part {...props} />
      </ApiProvider>
    </QueryClientProvider>
  );
}

/**
 * Gives an island that asks the API a client of its own where none is above: in the browser, and in cached fragments.
 */
export function withQueries<Props extends AskingProps>(Part: ComponentType<Props>) {
  return function WithQueries(props: Props) {
    return useHasApi() ? <Part {...props} /> : <BrowserQueries Part={Part} props={props} />;
  };
}
