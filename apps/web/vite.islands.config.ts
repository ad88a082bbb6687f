import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defineConfig } from 'vite';

const names = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  // One sheet with the styles of every island: parts that come late load it, the page has those of its own inline.
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/** The islands of public pages, built beside the app. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  publicDir: false,
  base: '/islands/',
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.SSR': 'false' },
  resolve: { conditions: ['@volan/source', ...defaultClientConditions] },
  build: {
    outDir: 'build/islands',
    manifest: true,
    // Library form: without the preload helper, whose code would need the CSS and double the boot script.
    lib: { entry: { boot: 'app/boot.ts' }, formats: ['es'] },
    rolldownOptions: {
      output: { minify: true, ...names },
      // React's mark for servers means nothing to a browser.
      checks: { moduleLevelDirective: false },
    },
  },
});
