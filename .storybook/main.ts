import { defineMain } from '@storybook/react-vite/node';
import { fromSource } from '../tools/fromSource.ts';
import { otherNamesScript } from './search/otherNamesScript.ts';
import { componentSources } from './sources/componentSources.ts';
import { wireframeSheet } from './wireframe/wireframeSheet.ts';
import { translatedElements } from './words/translatedElements.ts';

const storyFiles = ['packages/*/src/**/*.stories.tsx'];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: storyFiles.map((path) => `../${path}`),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: [
    './public',
    // The demo's own pictures replace photos.
    { from: '../apps/api/demo/pictures', to: '/pictures' },
    // The reference pictures are published beside the components. [N15]
    { from: './references', to: '/proofs' },
    // The manager is built apart from the preview: it loads the fonts of the brands as files.
    { from: '../packages/tokens/fonts', to: '/fonts' },
  ],
  features: { sidebarOnboardingChecklist: false },
  managerHead: async (head = '') => `${head}${await otherNamesScript()}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The property tables come from `.storybook/sources`, which understands unions of props.
  typescript: { reactDocgen: false },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return {
      ...config,
      plugins: [
        ...(config.plugins ?? []),
        vanillaExtractPlugin(),
        componentSources(),
        wireframeSheet(),
        translatedElements(),
      ],
      resolve: {
        ...config.resolve,
        // Packages come from their sources, or a second copy of each would load from dist.
        conditions: ['@volan/source', 'module', 'browser', 'development|production'],
      },
      // Tables of properties and the code of stories go by the names of components.
      build: {
        ...config.build,
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          output: { keepNames: true },
        },
      },
      // The compiler of styles runs in Node and reads the tokens from their source too.
      environments: { ...config.environments, ssr: { resolve: fromSource.ssr.resolve } },
      optimizeDeps: {
        ...config.optimizeDeps,
        // Discovered before the first page loads: a dependency that is discovered later reloads every running test.
        entries: [...[config.optimizeDeps?.entries ?? []].flat(), ...storyFiles],
        include: [
          ...(config.optimizeDeps?.include ?? []),
          // Only generated code imports it, so the dependency scan would discover it late and reload a running test.
          '@vanilla-extract/recipes/createRuntimeFn',
          // Tests and decorators name these, and no story does.
          'axe-core',
          'msw/browser',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
        ],
      },
    };
  },
});
