import type { Locator, Page } from 'playwright-core';

/** The filter form of a catalog page, as a visitor with a wide screen uses it. */
export const filterForm = (page: Page): Locator => page.locator('form:has([name^="f."])').first();

/** The button of the form; it tells how many ads there are. */
export const submitOf = (page: Page): Locator => filterForm(page).locator('button[type=submit]');

/** Ticks an answer; a closed question is opened first. */
export async function tick(page: Page, key: string, value: string): Promise<void> {
  const control = filterForm(page).locator(`input[name="f.${key}"][value="${value}"]`);
  await open(control);
  await control.locator('xpath=ancestor::label').click();
}

/** Fills one side of a range: a field, or a list of years. */
export async function fillRange(page: Page, key: string, side: 'min' | 'max', value: string): Promise<void> {
  const control = filterForm(page).locator(`[name="f.${key}.${side}"]:not([type=range])`);
  await open(control);
  if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.selectOption(value);
  else await control.fill(value);
}

async function open(control: Locator) {
  const question = control.locator('xpath=ancestor::details[not(@open)]').last();
  for (let closed = await question.count(); closed > 0; closed = await question.count()) {
    await question.locator('summary').first().click();
  }
}

/** The number in a text, with any thousands separator. */
export const numberIn = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));
