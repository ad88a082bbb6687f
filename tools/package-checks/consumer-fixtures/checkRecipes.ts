import type { Page } from 'playwright-core';
import { until } from './until.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const state = (page: Page) => () => page.getByTestId('state').textContent();
const makes = (page: Page) => () => page.locator('#cars tbody th, tbody th').allTextContents();

/** `recipePage.tsx`: what each recipe promises. */
const promises: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    'test ids reach the control',
    async (page) => {
      await page.getByTestId('fuel').selectOption('diesel');
      await until(() => page.getByTestId('filter').locator('select').inputValue(), 'diesel');
    },
  ],
  [
    'a form says what is missing, then sends',
    async (page) => {
      await press(page, 'Order');
      await page.getByText('Write your e-mail.').waitFor();
      await page.getByLabel('E-mail').fill('ana@example.com');
      await page.getByRole('checkbox').check();
      await press(page, 'Order');
      await until(state(page), 'Golf {"email":"ana@example.com","terms":true}');
    },
  ],
  [
    'a dialog with a form keeps what was written and closes',
    async (page) => {
      await press(page, 'Rename');
      await page.locator('#name').fill('Polo');
      await press(page, 'Rename it');
      await page.locator('#rename').waitFor({ state: 'hidden' });
      await until(async () => (await state(page)())?.startsWith('Polo '), true);
    },
  ],
  [
    'a table is ordered by its address',
    async (page) => {
      await until(makes(page), ['Dacia', 'Škoda']);
      await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
      await until(makes(page), ['Škoda', 'Dacia']);
    },
  ],
];

/** Uses each recipe in its order. */
export async function checkRecipes(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.setDefaultTimeout(3000);
  for (const [what, holds] of promises) {
    await holds(page).catch((error: unknown) => {
      problems.push(`The recipe "${what}": ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  return problems;
}
