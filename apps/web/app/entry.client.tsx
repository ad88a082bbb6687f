import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, createQueryClient } from '@volan/api-client/react';
import { accountApi, Hydrated, inScriptOfPage, rememberEarlyInput } from '@volan/features/browser';
import { publishMessages } from '@volan/i18n';
import { SiteProvider } from '@volan/features/site';
import '@volan/ui/allIcons';
import { installBehaviour } from '@volan/ui/behaviour';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadWords } from './private/loadWords.ts';
import { privateStateId, PrivateStateText, readPrivateState } from './private/privateState.ts';

// The start of a private page in the browser. Public pages have islands instead and never load this.
const text = document.getElementById(privateStateId)?.textContent ?? '';
const state = readPrivateState(text);
const { brand, language } = state.site;
const queries = createQueryClient();
hydrate(queries, state.queries);
const api = inScriptOfPage(accountApi({ brand: brand.id, language }));
await loadWords(language);
publishMessages({ version: 1, messages: { [language]: state.messages } });

const replayEarlyInput = rememberEarlyInput(document);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteProvider site={state.site}>
        <ApiProvider api={api}>
          <QueryClientProvider client={queries}>
            <PrivateStateText value={text}>
              <HydratedRouter />
              <Hydrated tell={replayEarlyInput} />
            </PrivateStateText>
          </QueryClientProvider>
        </ApiProvider>
      </SiteProvider>
    </StrictMode>,
  );
});
installBehaviour(document);
