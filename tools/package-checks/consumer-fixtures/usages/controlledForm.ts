import type { Page } from 'playwright-core';
import { hasFocus, until } from '../until.ts';
import type { Usage } from './Usage.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sent = async (page: Page) => JSON.parse((await page.getByTestId('ad').textContent()) || 'null') as unknown;
const isChecked = (page: Page, role: 'radio' | 'checkbox' | 'switch', name: string) => () =>
  page.getByRole('form', { name: 'Ad' }).getByRole(role, { name }).isChecked();

/** Chooses a radio whose box lies under its drawn words. */
const choose = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Ad' }).getByText(name, { exact: true }).click();

/** `ControlledForm.tsx`: React Hook Form by `Controller`. */
export const controlledForm: readonly Usage[] = [
  [
    24,
    'A held field shows the error of its form, and the form finds it by its ref.',
    async (page) => {
      await page.locator('#title').fill('');
      await press(page, 'Publish');
      await page.getByText('Write a title.').waitFor();
      await hasFocus(page, '#title');
      await page.locator('#title').fill('Polo');
    },
  ],
  [25, 'A held select changes.', (page) => page.locator('#body').selectOption('wagon')],
  [26, 'A held box changes.', (page) => page.getByRole('checkbox', { name: 'Under warranty' }).check()],
  [27, 'A held switch changes.', (page) => page.getByRole('switch', { name: 'Hide the ad' }).uncheck()],
  [28, 'A held group of radios changes.', (page) => page.getByRole('radio', { name: 'Company' }).check()],
  [
    29,
    'Held cards change.',
    async (page) => {
      await choose(page, 'Plus');
      await until(isChecked(page, 'radio', 'Plus'), true);
    },
  ],
  [
    30,
    'A held segment changes.',
    async (page) => {
      await choose(page, 'New');
      await until(isChecked(page, 'radio', 'New'), true);
    },
  ],
  [31, 'A held number is read as people write it.', (page) => page.locator('#mileage').fill('12,500')],
  [32, 'A held telephone number changes.', (page) => page.locator('#phone').fill('641112223')],
  [
    33,
    'The form sends what it holds.',
    async (page) => {
      await press(page, 'Publish');
      await until(() => sent(page), {
        title: 'Polo',
        body: 'wagon',
        warranty: true,
        hidden: false,
        seller: 'company',
        plan: 'plus',
        state: 'new',
        mileage: 12_500,
        phone: '641112223',
      });
    },
  ],
  [
    34,
    'reset() brings the default values back to all of them.',
    async (page) => {
      await press(page, 'Discard');
      const ids = ['title', 'body', 'mileage', 'phone'];
      await until(
        () => Promise.all(ids.map((id) => page.locator(`#${id}`).inputValue())),
        ['Golf 7', 'hatch', '98,000', '601234567'],
      );
      await until(isChecked(page, 'checkbox', 'Under warranty'), false);
      await until(isChecked(page, 'switch', 'Hide the ad'), true);
      for (const name of ['Person', 'Free', 'Used']) await until(isChecked(page, 'radio', name), true);
    },
  ],
];
