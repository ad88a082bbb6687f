import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { useEffect, useLayoutEffect, useRef } from 'react';
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
import { refuseOpenOverlay } from './tests/refuseOpenOverlay.ts';
import { setShownStory } from './tests/shownStory.ts';
import { chooseLanguage } from './words/currentWords.ts';
import { widths } from './widths.ts';
import { inLanguage } from './words/inLanguage.tsx';
import { htmlLangOf, storyLanguage, storyLanguages } from './words/storyLanguage.ts';

installBehaviour(document);
// A dialog that is loaded on hover waits for its modules, which a busy machine compiles late.
configure({ asyncUtilTimeout: 10_000 });

/** Animations are held while a play function runs, so that it sees the final state. */
const holds = new WeakMap<HTMLElement, () => void>();

const isTest = import.meta.env.MODE === 'test';

/**
 * The language belongs to the whole document: on a docs page one story with its own language would change all others.
 */
const keepsLanguage = ({ viewMode, storyGlobals = {} }: { viewMode: string; storyGlobals?: object }) =>
  viewMode === 'docs' && 'language' in storyGlobals;

/** A rule of WCAG 2.2 that axe looks at only when it is asked to. */
const rules = { 'target-size': { enabled: true } };

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
    // Storybook adds this padding to its own window; with it a story is as narrow in its test.
    if (isTest) document.body.style.padding = parameters['layout'] === 'fullscreen' ? '0' : '1rem';
    if (viewMode !== 'story') return undefined;

    // Overlays that an earlier story left, such as a toast, come last in the document, as on a real page: Tab reaches
    // the story first.
    document.body.append(...document.querySelectorAll('body > [data-overlay]'));
    const release = holdAnimations();
    holds.set(canvasElement, release);

    return release;
  },
  afterEach: ({ canvasElement, component }) => {
    holds.get(canvasElement)?.();
    if (isTest) setShownStory({ component, canvas: canvasElement });
  },
  parameters: {
    // Tests run axe themselves: over each part once, and contrast apart.
    a11y: { test: isTest ? 'off' : 'error', options: { rules } },
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
      const isChecked = useRef(false);

      useLayoutEffect(() => {
        Object.assign(document.body.dataset, { brand: globals['brand'], theme: globals['theme'] });
        if (isKept) return;

        document.documentElement.lang = htmlLangOf(storyLanguage(title, String(globals['language'])));
      }, [globals, title, isKept]);

      useEffect(() => {
        // Missing where the test of hydration mounts the story by itself.
        const canvas = story.canvasElement as HTMLElement | undefined;
        if (!isTest || !canvas || isChecked.current) return;

        // Once, before the play function of the story opens anything.
        isChecked.current = true;
        refuseOpenOverlay(canvas, story.parameters);
      });

      return <Story />;
    },
  ],
});
