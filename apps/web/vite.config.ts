import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Packages of this repository are read from their source, in development and in builds. */
const source = '@volan/source';

/** A private page in the browser speaks one language: the module with all of them is left to the server. */
const wordsOfOneLanguage: Plugin = {
  name: 'words-of-one-language',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source.endsWith('/catalogues.ts') && importer?.includes('/packages/i18n/')
      ? fileURLToPath(new URL('app/private/loadWords.ts', import.meta.url))
      : null,
};

/**
 * The compiler of styles, one for each environment: it ends with the first build that is done, and widgets are drawn on
 * the server alone. Short class names depend on path and place only, so islands, pages and widgets share them.
 */
const stylesOf = (environment: 'client' | 'ssr') =>
  vanillaExtractPlugin({ identifiers: 'short' }).map((plugin): Plugin => ({
    ...plugin,
    applyToEnvironment: ({ name }) => name === environment,
  }));

export default defineConfig({
  plugins: [stylesOf('client'), stylesOf('ssr'), reactRouter(), wordsOfOneLanguage],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@volan\//],
    resolve: {
      conditions: [source, ...defaultServerConditions],
      externalConditions: [source, 'node', 'module-sync'],
    },
  },
  // All that islands import is found at the start: found late, it would break a page that is open.
  optimizeDeps: { entries: ['app/boot.ts', 'app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  environments: {
    // The compiler of styles runs in Node and asks its environment alone: without this it would take what was built
    // last.
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every private page needs them; parts with styles stay apart, since public pages take styles by part.
            codeSplitting: {
              groups: [
                // Only a map that somebody opens needs it.
                {
                  name: 'map',
                  test: /[\\/]node_modules[\\/].*[\\/](?:maplibre-gl|supercluster|kdbush)[\\/]/,
                  priority: 1,
                },
                { name: 'vendor', test: /[\\/]node_modules[\\/]/ },
                {
                  name: 'rules',
                  test: /[\\/]packages[\\/](?:api-client|api-contract|domain-rules|i18n)[\\/](?!.*generated[\\/](?:compiled|late))/,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    // Public pages look up the styles of the one part that comes late to every first visit.
    manifest: true,
    rolldownOptions: {
      // Islands load their parts by name; pages hold the same parts.
      checks: { ineffectiveDynamicImport: false, moduleLevelDirective: false },
    },
  },
});
