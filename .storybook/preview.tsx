import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { handlers } from '../packages/mocks/src/index.ts';
import { installBehaviour } from '../packages/ui/src/behaviour/index.ts';
import '../packages/ui/src/allIcons/index.ts';
import '../packages/ui/src/theme/index.ts';
import 'virtual:wireframe.css';
import { brandNames, brandTitles, themeNames } from './brands.ts';
import { argTypesFromSource } from './docs/argTypesFromSource.ts';
import { BrandedContainer } from './docs/BrandedContainer.tsx';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { chromaticModes } from './chromaticModes.ts';
import { holdAnimations } from './holdAnimations.ts';
import { startMocks } from './startMocks.ts';
import { chooseLanguage } from './words/currentWords.ts';
import { widths } from './widths.ts';
import { inLanguage } from './words/inLanguage.tsx';
import { htmlLangOf, storyLanguage, storyLanguages } from './words/storyLanguage.ts';

installBehaviour(document);
// A dialog that is loaded on intent waits for its modules, which a busy machine compiles late.
configure({ asyncUtilTimeout: 10_000 });

/** Interactions look at what they opened, not at its way in. The page moves again once they are through. */
const holds = new WeakMap<HTMLElement, () => void>();

const isTest = import.meta.env.MODE === 'test';

/** The words are the document's. On a page of stories one story with a language of its own would turn all others. */
const keepsLanguage = ({ viewMode, storyGlobals = {} }: { viewMode: string; storyGlobals?: object }) =>
  viewMode === 'docs' && 'language' in storyGlobals;

/** A rule of WCAG 2.2 that axe looks at only when it is asked to. */
const rules = { 'target-size': { enabled: true } };

/**
 * What is right is of use to a user of the panel only: naming it takes longer than checking it. Contrast is looked at
 * in every brand and theme, by the tests themselves.
 */
const inTests = { resultTypes: ['violations' as const], rules: { ...rules, 'color-contrast': { enabled: false } } };

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startMocks)],
  argTypesEnhancers: [argTypesFromSource],
  tags: ['autodocs'],
  initialGlobals: { brand: 'volan', theme: 'light', language: 'rs' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brandNames.map((value) => ({ value, title: brandTitles[value] ?? value })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: themeNames.map((value) => ({ value, title: value === 'dark' ? 'Dark' : 'Light' })),
      },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: storyLanguages },
    },
  },
  beforeEach: ({ msw, viewMode, canvasElement, parameters }) => {
    msw.use(...handlers);
    // Storybook gives its own window these edges; with them a narrow story is as narrow in its test.
    if (isTest) document.body.style.padding = parameters['layout'] === 'fullscreen' ? '0' : '1rem';
    if (viewMode !== 'story') return undefined;
    // What an earlier story left over the page, such as a message, stands last, as on every page: Tab finds the story first.
    document.body.append(...document.querySelectorAll('body > [data-overlay]'));
    const release = holdAnimations();
    holds.set(canvasElement, release);
    return release;
  },
  afterEach: ({ canvasElement }) => holds.get(canvasElement)?.(),
  parameters: {
    a11y: { test: 'error', options: isTest ? inTests : { rules } },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { container: BrandedContainer, page: ComponentPage },
    options: {
      storySort: {
        // Storybook reads this list without running it, so it is written out.
        order: [
          'Foundations',
          'Primitives',
          'Layout',
          'Forms',
          'Navigation',
          'Feedback',
          'Marketplace',
          'Admin',
          'Patterns',
          'Pages',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  loaders: [
    (story) =>
      keepsLanguage(story) ? undefined : chooseLanguage(storyLanguage(story.title, String(story.globals['language']))),
  ],
  decorators: [
    inLanguage,
    (Story, story) => {
      const { globals, title } = story;
      const isKept = keepsLanguage(story);
      useLayoutEffect(() => {
        Object.assign(document.body.dataset, { brand: globals['brand'], theme: globals['theme'] });
        if (isKept) return;
        document.documentElement.lang = htmlLangOf(storyLanguage(title, String(globals['language'])));
      }, [globals, title, isKept]);
      return <Story />;
    },
  ],
});
