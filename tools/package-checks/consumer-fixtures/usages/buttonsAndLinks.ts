import { hasAttributes, hasFocus, says, until } from '../until.ts';
import type { Usage } from './Usage.ts';

/** `ButtonsAndLinks.tsx`. */
export const buttonsAndLinks: readonly Usage[] = [
  [
    10,
    'A button opens a part of the page and says so.',
    async (page) => {
      const more = page.getByRole('button', { name: 'More', exact: true });
      await hasAttributes(page, '[aria-controls=panel]', { 'aria-expanded': 'false' });
      await more.click();
      await page.getByText('More about it').waitFor();
      await hasAttributes(page, '[aria-controls=panel]', { 'aria-expanded': 'true' });
    },
  ],
  [
    11,
    'A button outside of a form sends it.',
    async (page) => {
      await page.locator('#email').fill('');
      await page.getByRole('button', { name: 'Order from here' }).click();
      await page.getByText('Write your e-mail.').waitFor();
      await hasAttributes(page, 'button[form=order]', { name: 'way', value: 'outside' });
    },
  ],
  [
    12,
    'The ref of a field is its input.',
    async (page) => {
      await page.getByRole('button', { name: 'Select the text' }).click();
      await hasFocus(page, '#find');
      await until(() => page.evaluate(() => getSelection()?.toString()), 'golf');
    },
  ],
  [
    13,
    'A disabled button keeps its id and its title.',
    (page) => hasAttributes(page, '#save', { title: 'Nothing to save yet', disabled: '' }),
  ],
  [
    14,
    'A link that looks like a button has the attributes of a link.',
    (page) => hasAttributes(page, 'a[href="/sell"]', { target: '_blank', rel: 'noopener', 'data-analytics': 'sell' }),
  ],
  [
    15,
    'A link saves a file, and hears the pointer.',
    async (page) => {
      await hasAttributes(page, 'a[href="/prices.pdf"]', { download: 'prices.pdf', hreflang: 'en' });
      await page.getByRole('link', { name: 'Prices' }).hover();
      await until(async () => (await page.getByTestId('log').textContent())?.includes('link entered'), true);
    },
  ],
  [
    16,
    'The page holds the text of a field, and hears its keys and that it is left.',
    async (page) => {
      await page.locator('#find').fill('polo');
      await says(page, 'held', 'polo/Newest');
      await page.locator('#find').press('Escape');
      await says(page, 'held', '/Newest');
      await page.locator('#find').blur();
      await until(async () => (await page.getByTestId('log').textContent())?.endsWith('find left'), true);
    },
  ],
  [
    17,
    'The page holds the choice of a select.',
    async (page) => {
      await page.locator('#sorting').focus();
      await page.locator('#sorting').selectOption('Cheapest');
      await says(page, 'held', '/Cheapest');
      await until(async () => (await page.getByTestId('log').textContent())?.endsWith('order entered'), true);
    },
  ],
];
