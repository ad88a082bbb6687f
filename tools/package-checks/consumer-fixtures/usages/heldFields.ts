import type { Page } from 'playwright-core';
import { hasAttributes, hasFocus, until } from '../until.ts';
import type { Usage } from './Usage.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Review' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sent = async (page: Page) => JSON.parse((await page.getByTestId('review').textContent()) || 'null') as unknown;
const phones = (page: Page) => form(page).getByRole('textbox', { name: /^Phone \d/ });

/** Opens by a press, and closes on Escape with the focus back on the button. */
async function opensAndCloses(page: Page, button: string, testId: string) {
  const opener = page.getByRole('button', { name: button, exact: true });
  await press(page, button);
  await page.getByTestId(testId).waitFor();
  await until(() => opener.getAttribute('aria-expanded'), 'true');
  await page.keyboard.press('Escape');
  await page.getByTestId(testId).waitFor({ state: 'hidden' });
  await until(() => opener.getAttribute('aria-expanded'), 'false');
}

/** `HeldFields.tsx`. */
export const heldFields: readonly Usage[] = [
  [
    62,
    'A registered day starts with the default value and is typed as its language writes it.',
    async (page) => {
      await until(() => page.locator('#bought').inputValue(), '01/03/2026');
      await page.locator('#bought').fill('2/4/2026');
      await page.locator('#bought').blur();
    },
  ],
  [
    63,
    'A held day shows the error of its form and gets the focus.',
    async (page) => {
      await press(page, 'Send the review');
      await form(page).getByText('Choose a day.').waitFor();
      await hasFocus(page, '#returned');
      await page.locator('#returned').fill('25/11/2026');
    },
  ],
  [
    64,
    'A held option is found by typing.',
    async (page) => {
      await until(() => page.locator('#reviewed').inputValue(), 'Škoda');
      await page.locator('#reviewed').fill('dac');
      await page.getByRole('option', { name: 'Dacia' }).click();
      await until(() => page.locator('#reviewed').inputValue(), 'Dacia');
    },
  ],
  [
    65,
    'Held stars are chosen by the arrows.',
    async (page) => {
      await page.locator('#stars-3').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await until(() => page.locator('#stars-4').isChecked(), true);
    },
  ],
  [
    66,
    'Registered chips of one name are a list.',
    async (page) => {
      await until(() => form(page).getByRole('checkbox', { name: 'ABS' }).isChecked(), true);
      await form(page).getByText('Tow bar', { exact: true }).click();
    },
  ],
  [
    71,
    'A registered option starts with the default value and is found by typing.',
    async (page) => {
      await until(() => page.locator('#other').inputValue(), 'Dacia');
      await page.locator('#other').fill('sko');
      await page.getByRole('option', { name: 'Škoda' }).click();
    },
  ],
  [
    72,
    'Held options of several are a list.',
    async (page) => {
      await form(page).getByRole('button', { name: 'Remove: Škoda' }).click();
      await page.locator('#rivals').fill('dac');
      await page.getByRole('option', { name: 'Dacia' }).click();
      await page.locator('#rivals').press('Escape');
    },
  ],
  [
    73,
    'A held span is moved by the arrows.',
    async (page) => {
      await form(page).getByRole('slider', { name: 'To' }).press('ArrowLeft');
      await until(() => page.locator('#budget-to').inputValue(), '7');
    },
  ],
  [
    67,
    'Rows of useFieldArray are added and removed, and the focus follows.',
    async (page) => {
      await press(page, 'Add a phone');
      await until(() => phones(page).count(), 2);
      await until(
        () =>
          phones(page)
            .nth(1)
            .evaluate((input) => input === document.activeElement),
        true,
      );
      await phones(page).nth(1).fill('222');
      await press(page, 'Remove phone 1');
      await until(() => phones(page).count(), 1);
      await until(() => phones(page).first().inputValue(), '222');
    },
  ],
  [
    68,
    'The form sends what all of them hold, and reset() brings the default values back.',
    async (page) => {
      await press(page, 'Send the review');
      await until(() => sent(page), {
        bought: '2026-04-02',
        returned: '2026-11-25',
        make: 'dacia',
        other: 'skoda',
        rivals: ['dacia'],
        budget: { from: 2, to: 7 },
        seller: 4,
        extras: ['abs', 'hook'],
        phones: [{ number: '222' }],
      });
      await page.getByRole('button', { name: 'Send the review' }).press('Escape');
      const ids = ['bought', 'returned', 'reviewed', 'other', 'budget-to'];
      await until(
        () => Promise.all(ids.map((id) => page.locator(`#${id}`).inputValue())),
        ['01/03/2026', '', 'Škoda', 'Dacia', '8'],
      );
      await form(page).getByRole('button', { name: 'Remove: Škoda' }).waitFor();
      await until(() => page.locator('#stars-4').isChecked(), false);
      await until(() => form(page).getByRole('checkbox', { name: 'Tow bar' }).isChecked(), false);
      await until(() => phones(page).first().inputValue(), '111');
    },
  ],
  [
    69,
    'The state of the page opens a sheet.',
    async (page) => {
      await opensAndCloses(page, 'Share', 'share');
      await hasAttributes(page, '[data-testid=share]', { id: 'share' });
    },
  ],
  [70, 'The state of the page opens a popover.', (page) => opensAndCloses(page, 'Why', 'why')],
];
