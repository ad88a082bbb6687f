import type { Page } from 'playwright-core';
import { until } from './until.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const sent = async (page: Page) => JSON.parse((await page.getByTestId('sent').textContent()) || 'null') as unknown;
const state = async (page: Page) => ({
  email: await page.getByRole('textbox', { name: 'E-mail' }).inputValue(),
  fuel: await page.getByRole('combobox', { name: 'Fuel' }).inputValue(),
  terms: await page.getByRole('checkbox', { name: 'I accept the terms' }).isChecked(),
  express: await page.getByRole('switch', { name: 'Express delivery' }).isChecked(),
});

/** Fills the form in that both pages show. */
async function fillIn(page: Page, fuel: string) {
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill('ana@example.com');
  // The error goes when the field is left, and all below it moves up: not below a pressed pointer.
  await email.blur();
  await page.getByRole('combobox', { name: 'Fuel' }).selectOption(fuel);
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await page.getByRole('switch', { name: 'Express delivery' }).uncheck();
}

/** The first thing that is not so, as the problem of a page. */
const firstProblem = (work: () => Promise<void>) =>
  work().then(
    () => [],
    (error: unknown) => [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  );

/** `HeldForm.tsx`: TanStack Form holds the values, checks a field that is left, sends them and resets. */
export const checkHeldForm = (page: Page): Promise<string[]> =>
  firstProblem(async () => {
    page.setDefaultTimeout(3000);
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await email.focus();
    await email.blur();
    await until(() => email.getAttribute('aria-invalid'), 'true');
    await page.getByText('Write your e-mail.').waitFor();
    await fillIn(page, 'Electric');
    await press(page, 'Order');
    await until(() => sent(page), { email: 'ana@example.com', fuel: 'Electric', terms: true, express: false });
    await press(page, 'Start again');
    await until(() => state(page), { email: '', fuel: 'Diesel', terms: false, express: true });
  });

/** `PlainForm.tsx`: the browser validates the form, collects its data, and resets it. */
export const checkPlainForm = (page: Page): Promise<string[]> =>
  firstProblem(async () => {
    page.setDefaultTimeout(3000);
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await press(page, 'Order');
    await until(() => email.getAttribute('aria-invalid'), 'true');
    const message = await email.evaluate((input: HTMLInputElement) => input.validationMessage);
    await page.getByText(message).waitFor();
    await fillIn(page, 'diesel');
    await press(page, 'Order');
    await until(() => sent(page), { email: 'ana@example.com', fuel: 'diesel', terms: 'accepted' });
    await press(page, 'Start again');
    await until(() => state(page), { email: '', fuel: 'petrol', terms: false, express: true });
  });
