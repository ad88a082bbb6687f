import type { Page } from 'playwright-core';
import { until } from './until.ts';

/** Whether the document of a page is the one that was marked: a router leaves it alone, a load replaces it. */
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));

/** The name of each link of `projects/shared/Links.tsx`, and its address. */
const routed: readonly (readonly [component: string, name: string | RegExp, address: string])[] = [
  ['Link', 'Help', '/help'],
  ['Button', 'Sell', '/sell'],
  ['AdCard', 'Volkswagen Golf 7', '/ads/1'],
  ['Menu', 'Cheapest first', '/ads?order=price'],
  ['Breadcrumbs', 'All ads', '/ads'],
  ['Pagination', 'Page 2', '/ads?page=2'],
  ['Pagination', 'Next', '/ads?page=2#list'],
];

const linkOf = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();

async function openMenu(page: Page) {
  if (!(await linkOf(page, 'Cheapest first').isVisible())) {
    await page.locator('summary', { hasText: 'Order' }).click();
  }
}

/** A click with a modifier opens another tab instead of using the router. */
async function opensTab(page: Page, name: string, click: Parameters<ReturnType<Page['locator']>['click']>[0]) {
  const tab = page.context().waitForEvent('page', { timeout: 3000 });
  await linkOf(page, name).click(click);
  const opened = await tab;
  await opened.close();
  if (!(await isMarked(page))) throw new Error('The page itself was left.');
}

/**
 * Uses the page of links of a fixture with a router: plain clicks change the address without loading a document; what
 * people ask of their browser, such as another tab, stays with the browser.
 */
export async function checkLinks(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const holds = (what: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => {
      problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    });
  page.setDefaultTimeout(3000);
  const links = page.url();
  await mark(page);

  for (const [component, name, address] of routed) {
    await holds(`A link of ${component} goes through the router`, async () => {
      if (component === 'Menu') await openMenu(page);
      await linkOf(page, name).click();
      await until(() => page.getByTestId('place').textContent(), address);
      if (!(await isMarked(page))) throw new Error('the document was loaded again');
    });
    await page.goto(links);
    await page.getByRole('heading', { name: 'Links' }).waitFor();
    await mark(page);
  }
  await holds('A handler that prevents the default keeps the router from following', async () => {
    await linkOf(page, 'Closed account').click();
    await until(() => Promise.resolve(page.url()), links);
  });
  await holds('A click with Ctrl or Cmd opens a tab', () => opensTab(page, 'Help', { modifiers: ['ControlOrMeta'] }));
  await holds('A click with the middle button opens a tab', () => opensTab(page, 'Sell', { button: 'middle' }));
  await holds('A click with Ctrl on a card opens a tab', () =>
    opensTab(page, 'Volkswagen Golf 7', { modifiers: ['ControlOrMeta'] }),
  );
  await holds('A target opens a tab', () => opensTab(page, 'Terms', {}));
  await holds('A download is saved', async () => {
    const saved = page.waitForEvent('download');
    await linkOf(page, 'Prices').click();
    await until(async () => (await saved).suggestedFilename(), 'prices.txt');
    if (!(await isMarked(page))) throw new Error('The page itself was left.');
  });
  await holds('Another site is loaded', async () => {
    await page.route('https://elsewhere.example/', (route) => route.fulfill({ body: 'Elsewhere' }));
    await linkOf(page, 'Elsewhere').click();
    await page.waitForURL('https://elsewhere.example/');
  });

  return problems;
}

/** The finished page of a server holds every address, so that links work before a script and without one. */
export async function checkServedLinks(page: Page): Promise<string[]> {
  const html = await (await fetch(page.url())).text();
  const missing = routed.map(([, , address]) => address).filter((address) => !html.includes(` href="${address}"`));
  return missing.map((address) => `The server sent no link to ${address}.`);
}
