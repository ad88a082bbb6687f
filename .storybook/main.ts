import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/features/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { defaultClientConditions } = await import('vite');
    return {
      ...config,
      plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
      resolve: { ...config.resolve, conditions: ['@volan/source', ...defaultClientConditions] },
      optimizeDeps: {
        ...config.optimizeDeps,
        // found only in code made from *.css.ts; unlisted they are found late, reload the page and hang a test run
        include: [
          ...(config.optimizeDeps?.include ?? []),
          '@vanilla-extract/recipes/createRuntimeFn',
          'react/jsx-dev-runtime',
          'react-dom/client',
        ],
      },
    };
  },
});
