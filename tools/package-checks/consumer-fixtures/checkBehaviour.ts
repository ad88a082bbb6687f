import type { Page } from 'playwright-core';
import type { ConsumerFixture } from './consumerFixtures.ts';

/** Uses a page as a visitor: each step has to succeed within five seconds. */
export async function checkBehaviour(page: Page, { script }: ConsumerFixture): Promise<string[]> {
  const problems: string[] = [];
  const happens = async (what: string, work: Promise<unknown>) => {
    await work.catch(() => problems.push(`${what}: it does not.`));
  };
  page.setDefaultTimeout(5000);
  const dialog = page.getByRole('dialog', { name: 'Sell a car' });
  await happens('The button opens the dialog', page.getByRole('button', { name: 'Sell a car' }).click());
  await happens('The dialog is shown', dialog.waitFor({ state: 'visible' }));
  await page.keyboard.press('Escape');
  await happens('Escape closes the dialog', dialog.waitFor({ state: 'hidden' }));

  const entry = page.getByRole('link', { name: 'Newest first' });
  await happens('The menu opens', page.locator('summary', { hasText: 'Order' }).click());
  await happens('The menu shows its entries', entry.waitFor({ state: 'visible' }));
  if (script) {
    await page.keyboard.press('Escape');
    await happens('Escape closes the menu', entry.waitFor({ state: 'hidden' }));
    await happens('A button shows a toast', page.getByRole('button', { name: 'Save the ad' }).click());
    const toast = page.getByRole('status').getByText('The ad is saved');
    await happens('The toast is announced as a status', toast.waitFor({ state: 'visible' }));
    await happens('The toast goes by itself', toast.waitFor({ state: 'detached' }));
  } else {
    await happens('The menu closes again', page.locator('summary', { hasText: 'Order' }).click());
    await happens('The entries are gone', entry.waitFor({ state: 'hidden' }));
  }
  const control = page.getByRole('switch', { name: 'With warranty' });
  await happens('The switch is on after a click', control.check());

  return problems;
}
