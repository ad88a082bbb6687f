import { Links } from 'react-router';
import { devReloadEvent } from './devReloadEvent.ts';

/** React's live reload must know React before the first island does. */
const refresh = '/@id/__x00__virtual:react-router/inject-hmr-runtime';

/** Live reload tells the router first, and a public page has none. */
const noRouter = 'window.__reactRouterDataRouter={revalidate:async()=>{}}';

/** No module of a public page hears of what only the server draws. */
const reload = `import{createHotContext}from'/@vite/client';createHotContext('/public').on('${devReloadEvent}',()=>location.reload())`;

/** Styles and islands straight from the sources, with live reload. Only in development: a build has them inline. */
export function DevelopmentScripts() {
  return (
    <>
      <Links />
      <script dangerouslySetInnerHTML={{ __html: noRouter }} />
      <script type="module" src="/@vite/client" />
      <script type="module" src={refresh} />
      <script type="module" dangerouslySetInnerHTML={{ __html: reload }} />
      <script type="module" src="/app/boot.ts" />
    </>
  );
}
