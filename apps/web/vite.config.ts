import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** Packages of this repository are read from their source, in development and in builds. */
const source = '@volan/source';

export default defineConfig({
  // Short class names depend on path and place only, so islands and pages share them.
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), reactRouter()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@volan\//],
    resolve: {
      conditions: [source, ...defaultServerConditions],
      externalConditions: [source, 'node', 'module-sync'],
    },
  },
  // All that islands import is found at the start: found late, it would break a page that is open.
  optimizeDeps: { entries: ['app/boot.ts', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Islands load their parts by name; pages hold the same parts.
      checks: { ineffectiveDynamicImport: false, moduleLevelDirective: false },
    },
  },
});
