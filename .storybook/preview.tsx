import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { useLayoutEffect } from 'react';
import { brandIds, languages, toHtmlLang, type LanguageValue } from '../packages/domain-rules/src/index.ts';
import { I18nProvider } from '../packages/i18n/src/react/index.ts';
import { handlers } from '../packages/mocks/src/index.ts';
import { showIn } from './brandThemes.ts';
import '../packages/ui/src/theme/index.ts';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw()],
  initialGlobals: { brand: 'volan', theme: 'light', language: 'rs', viewport: { value: undefined } },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', items: [...brandIds], dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: languages.map(({ value, name }) => ({ value, title: name })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: ['Foundations', 'Layout', 'Primitives', 'Forms', 'Navigation', 'Feedback', 'Marketplace', 'Pages'],
      },
    },
  },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
  },
  decorators: [
    (Story, { globals }) => {
      const { brand, theme, language } = globals as { brand: string; theme: string; language: LanguageValue };
      useLayoutEffect(() => {
        showIn({ brand, theme });
        document.documentElement.lang = toHtmlLang(language);
      }, [brand, theme, language]);
      return (
        <I18nProvider language={language}>
          <Story />
        </I18nProvider>
      );
    },
  ],
});
