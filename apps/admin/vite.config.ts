import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Packages of this repository are read from their source. */
const conditions = ['@volan/source', ...defaultClientConditions];

export default defineConfig({
  base: '/admin/',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions } } },
  // the content policy allows own files alone
  build: { outDir: 'build', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
