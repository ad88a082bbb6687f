/**
 * Builds the widgets of partners' pages into `build/widgets`: their one sheet, and `public` with fonts, the newest
 * script and the pinned ones, whose integrity is printed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'build/widgets');
/** The package writes its own scripts. */
const scripts = join(root, 'node_modules/@volan/widgets/scripts/writeScripts.ts');
const conditions = ['@volan/source', ...defaultClientConditions];

const shared: InlineConfig = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { conditions },
  // The compiler of styles runs in Node and asks its environment alone: without this it would take what was built last.
  environments: { ssr: { resolve: { conditions: ['@volan/source', ...defaultServerConditions] } } },
};

/** The rules of every part that a widget is drawn of; the script beside them is thrown away. */
await build({
  ...shared,
  base: '/widgets/',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    outDir: folder,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: join(root, 'ssr/widgets/widgetSheet.ts'),
      // without it nothing would be used, and no part bring its rules
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'sheet.js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'widgets.css' : 'assets/[name]-[hash][extname]'),
      },
      checks: { moduleLevelDirective: false },
    },
  },
});
const publicFolder = join(folder, 'public');
mkdirSync(publicFolder, { recursive: true });
cpSync(join(folder, 'assets'), join(publicFolder, 'assets'), {
  recursive: true,
  // flags are in no widget
  filter: (path) => !/\.\w+$/.test(path) || path.endsWith('.woff2'),
});

execFileSync(process.execPath, [scripts, publicFolder], { stdio: 'inherit' });
