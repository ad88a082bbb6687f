import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Conditions that read packages of this repository from their source. */
const conditions = ['@volan/source', ...defaultClientConditions];

export default defineConfig({
  base: '/admin/',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions } } },
  // the content security policy only allows own files
  build: { outDir: 'build', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
