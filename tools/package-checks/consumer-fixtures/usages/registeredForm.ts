import type { Page } from 'playwright-core';
import { hasAttributes, hasFocus, says, until } from '../until.ts';
import type { Usage } from './Usage.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const valueOf = (page: Page, id: string) => until.bind(null, () => page.locator(`#${id}`).inputValue());

/** `RegisteredForm.tsx`: React Hook Form by `register`. */
export const registeredForm: readonly Usage[] = [
  [
    1,
    'A registered field is required, says so, is the element of its test id, and gets the focus.',
    async (page) => {
      await press(page, 'Order');
      await page.getByText('Write your e-mail.').waitFor();
      await hasAttributes(page, '[data-testid=email]', { type: 'email', 'aria-invalid': 'true', name: 'email' });
      await hasFocus(page, '#email');
    },
  ],
  [
    2,
    'A registered field starts with the default value of its form.',
    async (page) => {
      await valueOf(page, 'city')('Novi Sad');
      await hasAttributes(page, '#city', { autocomplete: 'address-level2' });
    },
  ],
  [
    3,
    'The native constraints reach the input.',
    async (page) => {
      await hasAttributes(page, '#plate', { maxlength: '7', pattern: '[A-Z0-9]+', title: 'As on the car' });
      await page.locator('#plate').pressSequentially('NS1234567');
      await valueOf(page, 'plate')('NS12345');
      await says(page, 'changed', 'plate');
    },
  ],
  [
    4,
    'A registered select tells its form of the choice.',
    async (page) => {
      await page.locator('#order-fuel').selectOption('petrol');
      await says(page, 'changed', 'plate fuel');
    },
  ],
  [
    5,
    'A registered box shows the error of its form until it is chosen; the link in its words stays a link.',
    async (page) => {
      const error = page.getByText('Accept the terms.');
      await error.waitFor();
      await hasAttributes(page, 'a[href="/terms"]', { href: '/terms' });
      await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
      await error.waitFor({ state: 'detached' });
    },
  ],
  [
    6,
    'A registered switch starts as its form says, and changes.',
    async (page) => {
      const control = page.getByRole('switch', { name: 'Express delivery' });
      await until(() => control.isChecked(), true);
      await control.uncheck();
      await says(page, 'changed', 'plate fuel terms express');
    },
  ],
  [
    7,
    'The button sends what the form holds.',
    async (page) => {
      await page.locator('#email').fill('ana@example.com');
      await press(page, 'Order');
      const sent = { email: 'ana@example.com', city: 'Novi Sad', plate: 'NS12345', fuel: 'petrol', terms: true };
      await until(async () => JSON.parse((await page.getByTestId('sent').textContent()) || '{}') as unknown, {
        ...sent,
        express: false,
      });
    },
  ],
  [
    8,
    'reset() brings every default value back.',
    async (page) => {
      await press(page, 'Start again');
      await valueOf(page, 'plate')('');
      await valueOf(page, 'order-fuel')('diesel');
      await until(() => page.getByRole('checkbox', { name: 'I accept the terms' }).isChecked(), false);
      await until(() => page.getByRole('switch', { name: 'Express delivery' }).isChecked(), true);
    },
  ],
  [
    9,
    'setFocus() finds the input by its ref.',
    async (page) => {
      await press(page, 'Change the city');
      await hasFocus(page, '#city');
    },
  ],
];
