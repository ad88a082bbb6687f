import type { Decorator } from '@storybook/react-vite';
import { createApi } from '@volan/api-client';
import { ApiProvider, createQueryClient } from '@volan/api-client/react';
import { brands, consentVersion, isLanguageValue, type BrandId } from '@volan/domain-rules';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { consentStore } from '../blocks/consent/consentStore.ts';
import { uiLangSelected } from '../blocks/language/chooseLanguage.ts';
import { SiteProvider } from '../runtime/site/SiteProvider.tsx';
import { siteOf } from './storySite.ts';

/** A choice that names no language: another language would be offered as a bar over every later story. */
const anyLanguage = 'true';

/** The visitor of a story was here before: the overlays of a first visit have stories of their own. */
function answerFirstVisit() {
  if (typeof document === 'undefined') {
    return;
  }
  if (consentStore.read() === null) {
    consentStore.write({ id: '0'.repeat(32), answer: 1, version: consentVersion, day: '2026-11-01', purposes: [] });
  }
  if (uiLangSelected.read() !== anyLanguage) {
    uiLangSelected.write(anyLanguage);
  }
}

/** The query client of the story in a canvas. */
const readers = new WeakMap<HTMLElement, QueryClient>();

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/**
 * For the `play` of pages: waits until all that the page reads has come, so that tests look at it and not at what holds
 * its place. A story that continues loading has a `play` of its own.
 */
export async function untilRead({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const reader = readers.get(canvasElement);
  await waitFor(async () => {
    // Data that depends on other data is requested once that is drawn.
    for (let frames = 0; frames < 3; frames++) {
      await expect(reader?.isFetching() ?? 0).toBe(0);
      await nextFrame();
    }
  });
}

/** For the `play` of what loads: it is looked at while it does. */
export async function stillReads({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(readers.get(canvasElement)?.isFetching()).toBeGreaterThan(0));
}

/** Puts a story into a site, with a client of the API that the mocks answer. */
export const inSite: Decorator = (Story, { globals, canvasElement }) => {
  const brand: BrandId = globals['brand'] === 'gearlane' ? 'gearlane' : 'volan';
  const chosen: unknown = globals['language'];
  const language = typeof chosen === 'string' && isLanguageValue(chosen) ? chosen : brands[brand].defaultLanguage;
  answerFirstVisit();
  const api = createApi({ baseUrl: '', uid: 'story', version: 'story', language, brand });
  const reader = createQueryClient();
  if (canvasElement) readers.set(canvasElement, reader);

  return (
    <QueryClientProvider client={reader}>
      <ApiProvider api={api}>
        <SiteProvider site={siteOf(brand, language)}>
          <Story />
        </SiteProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
};
