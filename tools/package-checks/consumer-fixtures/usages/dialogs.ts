import type { Page } from 'playwright-core';
import { hasAttributes, hasFocus, says, until } from '../until.ts';
import type { Usage } from './Usage.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** `Dialogs.tsx`. */
export const dialogs: readonly Usage[] = [
  [
    35,
    'A button changes the state that opens a dialog.',
    async (page) => {
      await hasAttributes(page, 'button[aria-haspopup=dialog]', { type: 'button' });
      await press(page, 'Rename');
      await page.getByRole('dialog', { name: 'Rename the car' }).waitFor();
    },
  ],
  [
    37,
    'Escape closes it, tells the state, and the focus is on the button again.',
    async (page) => {
      await hasAttributes(page, '[data-testid=rename]', { id: 'rename' });
      await page.keyboard.press('Escape');
      await page.getByTestId('rename').waitFor({ state: 'hidden' });
      await hasFocus(page, 'button[aria-haspopup=dialog]');
      await press(page, 'Rename');
      await page.getByTestId('rename').waitFor();
    },
  ],
  [
    39,
    'A field in the dialog starts with the value of now.',
    async (page) => {
      await until(() => page.locator('#name').inputValue(), 'Golf');
      await page.locator('#name').fill('Polo');
    },
  ],
  [
    38,
    'A button at the foot sends the form inside, which closes the dialog.',
    async (page) => {
      await press(page, 'Keep the name');
      await page.getByTestId('rename').waitFor({ state: 'hidden' });
      await says(page, 'name', 'Polo');
    },
  ],
  [
    36,
    'A second dialog has a state of its own.',
    async (page) => {
      await press(page, 'Delete');
      await page.locator('#delete').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('#delete').waitFor({ state: 'hidden' });
      await says(page, 'name', 'Polo');
    },
  ],
  [
    40,
    'A question tells its answer.',
    async (page) => {
      await press(page, 'Delete');
      await press(page, 'Delete it');
      await page.locator('#delete').waitFor({ state: 'hidden' });
      await says(page, 'name', 'nothing');
    },
  ],
];
