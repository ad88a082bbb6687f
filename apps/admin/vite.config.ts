import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Conditions that read packages of this repository from their source. */
const conditions = ['@volan/source', ...defaultClientConditions];

/** Compiled messages of the product: those of one language are 130 kB, and most of them are for other pages. */
const productMessages = /\/packages\/i18n\/src\/generated\/(?:compiled|sources)\//;

/** Fails the build if the administration would load all messages of a language, which it never shows. */
const noProductMessages: Plugin = {
  name: 'no-product-messages',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;

      const found = Object.entries(chunk.modules).find(
        ([id, { renderedLength }]) => productMessages.test(id) && renderedLength > 0,
      );
      if (!found) continue;

      this.error(
        `${chunk.fileName} has all messages of ${found[0]}. Something imports \`createTranslator\` or \`@volan/i18n/<language>\`; use \`words\` of the site instead.`,
      );
    }
  },
};

export default defineConfig({
  base: '/admin/',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), noProductMessages],
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions } } },
  // the content security policy only allows own files
  build: { outDir: 'build', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
