import { Links } from 'react-router';

/** What React's live reload expects to find before the first module of a page. */
const preamble =
  'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true';

/** Styles and islands straight from the sources, with live reload. Only in development: a build has them inline. */
export function DevelopmentScripts() {
  return (
    <>
      <Links />
      <script type="module" dangerouslySetInnerHTML={{ __html: preamble }} />
      <script type="module" src="/@vite/client" />
      <script type="module" src="/app/boot.ts" />
    </>
  );
}
