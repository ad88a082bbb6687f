import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const names = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  // One sheet with the styles of every island: parts that come late load it, the page has those of its own inline.
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/**
 * Modules that load together are in one file: a separate file for every small module costs more in headers and lost
 * compression than in code. Each group includes all imports of its modules that no earlier group has.
 */
const groups = [
  { name: 'behaviour', test: /[\\/]behaviour[\\/]index\.ts$/, priority: 6 },
  { name: 'hydrate', test: /[\\/]hydrateIsland\.ts$/, priority: 5 },
  // What hydrates on every page at once.
  {
    name: 'shell',
    // The style at the end is of many dialogs: in the part of one of them, the others would wait for that part.
    test: /[\\/](?:(?:HeaderBadges|Overlays|Places|Theme|CompareForm|Visit)\.island\.tsx|nextFramePaint\.(?:tsx|css.*))$/,
    priority: 4,
  },
  // The first overlay of a first visit, and what nearly every later one is made of.
  {
    name: 'overlay',
    test: /[\\/](?:askConsent|dialogOfPage|mountOverlay|lateTranslator|overlayMessages|pageFacts)\.tsx?$/,
    priority: 3,
  },
  // In files of their own, a dialog would find these one by one.
  { name: 'dialog', test: /[\\/](?:Modal|CloseButton)\.tsx?$/, priority: 2 },
  { name: 'photo', test: /[\\/]Photo\.tsx$/, priority: 2 },
  { name: 'viewed', test: /[\\/](?:showHistory|viewedAd|openViewed|ViewedAdTile|EmptyState)\.tsx?$/, priority: 1 },
];

/** The islands of public pages, built beside the app. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  publicDir: false,
  base: '/islands/',
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.SSR': 'false' },
  resolve: { conditions: ['@volan/source', ...defaultClientConditions] },
  // The compiler of styles runs in Node and asks its environment alone: without this it would take what was built last.
  environments: { ssr: { resolve: { conditions: ['@volan/source', ...defaultServerConditions] } } },
  build: {
    outDir: 'build/islands',
    manifest: true,
    // Library form: without the preload helper, whose code would need the CSS and double the boot script.
    lib: { entry: { boot: 'app/boot.ts' }, formats: ['es'] },
    rolldownOptions: {
      output: { minify: true, ...names, codeSplitting: { groups } },
      // React's mark for servers means nothing to a browser.
      checks: { moduleLevelDirective: false },
    },
  },
});
