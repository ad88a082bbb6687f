import type { Page } from 'playwright-core';
import { ask } from './ask.ts';

/**
 * A document comes without typefaces of its own, so that no letter changes its face while a test looks at what moves.
 * The page must have been opened with `bypassCSP`: its policy knows its style by hash.
 */
export async function withoutWebFonts(page: Page, brand: 'volan' | 'gearlane', path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const { status, body } = await ask(brand, path);
      await route.fulfill({ status, contentType: 'text/html', body: body.replaceAll(/@font-face\s*\{[^}]*\}/g, '') });
    },
  );
}
