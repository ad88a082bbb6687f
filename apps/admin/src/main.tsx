import '@volan/ui/theme';
import '@volan/ui/allIcons';
import { QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, createQueryClient } from '@volan/api-client/react';
import { accountApi } from '@volan/features/browser';
import { installBehaviour } from '@volan/ui/behaviour';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';
import { dressPage } from './shell/dressPage.ts';
import { SiteContext, siteOf } from './shell/site.ts';

// The administration is rendered in the browser only: it needs a session, and search engines do not read it.
const site = siteOf(location.host);
dressPage(site);
const api = accountApi({ brand: site.brand.id, language: site.language });

const router = createBrowserRouter(routes, { basename: '/admin' });

const queries = createQueryClient();
const { queries: reading, mutations: writing } = queries.getDefaultOptions();
// Without a network a call fails at once with a message. A call that waited for the network would change something long
// after the button was pressed.
queries.setDefaultOptions({
  queries: { ...reading, networkMode: 'always' },
  mutations: { ...writing, networkMode: 'always' },
});

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element "root".');

createRoot(root).render(
  <StrictMode>
    <SiteContext value={site}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ApiProvider>
    </SiteContext>
  </StrictMode>,
);
installBehaviour(document);
