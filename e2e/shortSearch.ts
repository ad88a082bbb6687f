import type { Locator, Page } from 'playwright-core';

/** The short search of the home page. */
const shortSearch = (page: Page): Locator => page.locator('main form[role=search]').first();

/** Its button; it tells how many ads there are. */
export const shortSubmit = (page: Page): Locator => shortSearch(page).locator('button[type=submit]');

/** Chooses an answer of a short filter, by the name of its control and the value. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  await shortSearch(page).locator(`select[name="${name}"]`).first().selectOption(value);
}
