import type { Page } from 'playwright-core';
import { hasAttributes, says, until } from '../until.ts';
import type { Usage } from './Usage.ts';

const tagOf = (page: Page, testId: string, wanted: string) =>
  until(() => page.getByTestId(testId).evaluate(({ localName }) => localName), wanted);
const noted = (page: Page, line: string) =>
  until(async () => (await page.getByTestId('surfaces').textContent())?.includes(line), true);

/** `Surfaces.tsx`: each test id is that of one visible element, the root of its component. */
export const surfaces: readonly Usage[] = [
  [41, 'The ref of a stack is its element.', (page) => says(page, 'width', 'wide')],
  [
    42,
    'Breadcrumbs are a navigation of that name, found by their test id.',
    (page) => page.getByRole('navigation', { name: 'Path' }).and(page.getByTestId('path')).waitFor(),
  ],
  [
    43,
    'A card may be a region, and hears the pointer.',
    async (page) => {
      await page.getByRole('region', { name: 'Offer' }).hover();
      await noted(page, 'card entered');
      await hasAttributes(page, '#offer', { role: 'region' });
    },
  ],
  [44, 'A heading can get the focus of a script.', (page) => hasAttributes(page, '#offer-title', { tabindex: '-1' })],
  [
    45,
    'A text has a title, and hears a click.',
    async (page) => {
      await page.getByTitle('Until Friday').click();
      await noted(page, 'text clicked');
    },
  ],
  [
    46,
    'A row may be a group with a name.',
    (page) => page.getByRole('group', { name: 'State' }).and(page.getByTestId('row')).waitFor(),
  ],
  [47, 'A tag has a title.', (page) => hasAttributes(page, '[data-testid=tag]', { title: 'Checked by us' })],
  [48, 'A badge is found by its test id.', (page) => page.getByTestId('badge').getByText('3').waitFor()],
  [49, 'An avatar has an id.', (page) => hasAttributes(page, '[data-testid=avatar]', { id: 'avatar' })],
  [50, 'A price names its language.', (page) => hasAttributes(page, '[data-testid=price]', { lang: 'en' })],
  [51, 'A line between two parts is a separator.', (page) => tagOf(page, 'divider', 'hr')],
  [
    52,
    'The test id of a bar is on its progress.',
    (page) => hasAttributes(page, 'progress[data-testid=progress]', { value: '40' }),
  ],
  [53, 'A placeholder is found by its test id.', (page) => tagOf(page, 'skeleton', 'span')],
  [54, 'A grid says that it is loading.', (page) => hasAttributes(page, '[data-testid=grid]', { 'aria-busy': 'true' })],
  [
    55,
    'The card of an ad hears the pointer.',
    async (page) => {
      await page.getByTestId('ad-card').hover();
      await noted(page, 'ad entered');
    },
  ],
  [56, 'A missing photo is found by its test id.', (page) => page.getByTestId('photo').waitFor()],
  [57, 'Measures are a list of terms.', (page) => tagOf(page, 'tiles', 'dl')],
  [
    58,
    'A table is inside of the element of its test id.',
    (page) => page.getByTestId('cars').getByRole('table', { name: 'Cars' }).waitFor(),
  ],
  [
    59,
    'The pages are a navigation, found by their test id.',
    (page) => page.getByRole('navigation', { name: 'Pages' }).and(page.getByTestId('pages')).waitFor(),
  ],
  [
    60,
    'A control of one’s own is described by the error of its field.',
    (page) => page.getByLabel('Own control').and(page.locator('[aria-describedby=own-error]')).waitFor(),
  ],
  [
    61,
    'The ref of a link is its a.',
    async (page) => {
      await page.getByRole('link', { name: 'Next car' }).focus();
      await noted(page, 'focus on /next');
    },
  ],
];
