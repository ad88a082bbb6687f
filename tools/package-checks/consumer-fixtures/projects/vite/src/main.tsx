import '@volan/ui/theme';
import './brand/karavan.css';
import { createApi, createUid } from '@volan/api-client';
import { ApiProvider, createQueryClient } from '@volan/api-client/react';
import { brands, type BrandSettings } from '@volan/domain-rules';
import { SiteProvider, useSite, type Site } from '@volan/features/site';
import { installBehaviour } from '@volan/ui/behaviour';
import { Heading } from '@volan/ui/Heading';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { name, themes } from './brand/karavan.js';
import { Page } from './shared/Page.tsx';

/** A brand of its own: tokens from its folder, settings from here, both given to the packages from outside. */
const karavan: BrandSettings = { ...brands.gearlane, name: 'Karavan', hosts: ['karavan.example'] };

const site: Site = {
  brand: karavan,
  language: 'en',
  country: null,
  protocol: 'https:',
  host: 'karavan.example',
  pathname: '/',
  search: '',
  now: Date.now(),
};
const api = createApi({ baseUrl: '', uid: createUid(site.now), version: '1.0.0', language: 'en', brand: karavan.id });

function Welcome() {
  return <Heading level={2}>{`${useSite().brand.name} (${name}, ${themes.light.accent.solid})`}</Heading>;
}

installBehaviour(document);
createRoot(document.querySelector('#root') as Element).render(
  <QueryClientProvider client={createQueryClient()}>
    <ApiProvider api={api}>
      <SiteProvider site={site}>
        <Page />
        <Welcome />
      </SiteProvider>
    </ApiProvider>
  </QueryClientProvider>,
);
