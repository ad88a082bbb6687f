import type { Page } from 'playwright-core';
import { hasAttributes, hasFocus, until } from '../until.ts';
import type { Usage } from './Usage.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Account' });
const sent = async (page: Page) => JSON.parse((await page.getByTestId('account').textContent()) || 'null') as unknown;

/** `RegisteredControls.tsx`. */
export const registeredControls: readonly Usage[] = [
  [
    18,
    'A registered password shows the error of its form and gets the focus.',
    async (page) => {
      await page.locator('#password').fill('short');
      await page.getByTestId('register').click();
      await form(page).getByText('Use 8 letters or more.').waitFor();
      await hasFocus(page, '#password');
      await hasAttributes(page, '#password', {
        type: 'password',
        autocomplete: 'new-password',
        'aria-invalid': 'true',
      });
    },
  ],
  [
    19,
    'A registered text area starts with the default value; its hint may be elements and describes it.',
    async (page) => {
      await until(() => page.getByTestId('about').inputValue(), 'We sell cars.');
      await hasAttributes(page, '[data-testid=about]', { rows: '2', 'aria-describedby': 'about-hint' });
      await until(() => page.locator('#about-hint em').textContent(), 'Two lines.');
    },
  ],
  [20, 'A registered code takes its digits.', (page) => page.locator('#code').pressSequentially('123456')],
  [21, 'A registered search is one control as well.', (page) => page.locator('#make').fill('Dacia')],
  [
    22,
    'The form sends what all of them hold.',
    async (page) => {
      await page.locator('#password').fill('long enough');
      await page.getByTestId('register').click();
      const account = { password: 'long enough', about: 'We sell cars.', code: '123456', make: 'Dacia' };
      await until(() => sent(page), account);
    },
  ],
  [
    23,
    'reset() empties each of them; a button may be described by anything on the page.',
    async (page) => {
      await page.getByRole('button', { name: 'Clear the account', description: 'Two lines.' }).click();
      const ids = ['password', 'code', 'make'];
      await until(() => Promise.all(ids.map((id) => page.locator(`#${id}`).inputValue())), ['', '', '']);
    },
  ],
];
