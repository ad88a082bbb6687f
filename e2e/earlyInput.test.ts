import type { Page as BrowserPage } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brands, pages, pathOf, routes, type Page, type PageParams } from '../packages/domain-rules/src/index.ts';
import { isFull } from '../tools/testing/isFull.ts';
import { addressOf } from './addressOf.ts';
import { resetRateLimits } from './people.ts';
import { publicPages, someParams } from './publicPages.ts';
import { slowedPage } from './slowedPage.ts';
import { test } from './test.ts';

/*
 * Why this covers every form of the product. A form that is sent before scripts run is a plain form, which the browser
 * sends by itself: the tests of the actions, and journeys without JavaScript, show that the server takes it. Typed text
 * can be lost only when scripts take over. They do so in two places: a private page is hydrated as a whole
 * (`entry.client.tsx`), each part of a public page by `hydrate.tsx`; both use `rememberEarlyInput`. So each page of the
 * route table is filled in before its scripts run. Afterwards its forms must hold the same values, which the next press
 * sends. `earlyForms.test.ts` sends some of them.
 */

/** Who opens a private page. The company has ads, members, a feed and orders. */
type Reader = 'company' | 'visitor';

/** Private pages with controls, by their readers. */
const walked: Partial<Record<Page, Reader>> = {
  activeAds: 'company',
  boosts: 'company',
  cannedAnswers: 'company',
  cart: 'company',
  checkout: 'company',
  chooseCategory: 'company',
  companyMembers: 'company',
  conversation: 'company',
  credits: 'company',
  editAd: 'company',
  favourites: 'company',
  feeds: 'company',
  forgotPassword: 'visitor',
  inactiveAds: 'company',
  messages: 'company',
  myLoyaltyProgram: 'company',
  myPlan: 'company',
  mySellers: 'company',
  myService: 'company',
  newAd: 'company',
  newFastAd: 'company',
  notifications: 'company',
  orders: 'company',
  registerService: 'company',
  ownCompany: 'company',
  profile: 'company',
  reportAd: 'company',
  sessionExpired: 'visitor',
  settings: 'company',
  signIn: 'visitor',
  signOut: 'company',
  signUp: 'visitor',
  statements: 'company',
  stats: 'company',
};

/** Private pages in which nobody can type. */
const withoutFields: Partial<Record<Page, string>> = {
  accountData: 'a file',
  adPhone: 'one button',
  companyDocument: 'a file',
  companyInvitation: 'one button, by a link of a mail',
  companyPhone: 'one button',
  creditsFile: 'a file',
  editFastAd: 'the form of `newFastAd`',
  fastAdMessages: 'leads on',
  fastAdNotifications: 'links',
  fastAdPreview: 'links',
  loanFile: 'a file',
  mailedStatement: 'the form of `statements`, by a link of a mail',
  messageFile: 'a file',
  messageLink: 'leads on',
  moderationNumbersFile: 'a file',
  requestService: 'the form of `service`, which no script takes over',
  rateService: 'its form comes after a contact with the service',
  serviceReview: 'the form of `reportAd`',
  myFastAds: 'buttons of ads',
  ownershipFile: 'a file',
  paymentError: 'buttons of a payment',
  paymentSlip: 'buttons of a payment',
  paymentSuccess: 'buttons of a payment',
  receiptFile: 'a file',
  savedFastAds: 'buttons of ads',
  statsFile: 'a file',
  unsubscribe: 'one button, by a link of a mail',
};

/** Further addresses of a page, whose forms differ. */
const queries: Partial<Record<Page, readonly string[]>> = {
  settings: ['', '?tab=security', '?tab=notifications'],
  signUp: ['', '?type=business'],
  checkout: ['?items=credits-10*1'],
  sessionExpired: ['?return=%2Fprofile'],
};

type Values = Record<string, readonly string[]>;

/** Fills in each empty or chosen control of the page as somebody would; what its forms hold then. */
const fillAll = (page: BrowserPage) =>
  page.evaluate(() => {
    const texts: Record<string, string> = { email: 'rano@primer.rs', tel: '641234567', url: 'https://primer.rs' };
    const isOpen = (control: HTMLElement) => control.checkVisibility() && !control.matches(':disabled,[readonly]');
    for (const control of document.querySelectorAll<HTMLInputElement>('main :is(input,textarea)[name]')) {
      if (!isOpen(control)) continue;

      if (control.type === 'checkbox') control.click();
      else if (control.maxLength === 0 || ['radio', 'file', 'hidden', 'range', 'color'].includes(control.type))
        continue;
      else {
        const isNumber = control.inputMode === 'numeric' || control.type === 'number';
        control.value = isNumber ? '12' : control.type === 'date' ? '2026-11-30' : (texts[control.type] ?? 'Rana reč');
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      control.setAttribute('data-early', '');
    }
    for (const select of document.querySelectorAll<HTMLSelectElement>('main select[name]:not([multiple])')) {
      const last = [...select.options].findLast(({ disabled, value }) => !disabled && value !== '');
      if (!last || !isOpen(select)) continue;

      select.value = last.value;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      select.setAttribute('data-early', '');
    }
  });

/** What the forms of the page would send, by form and field; marks between digits do not count. */
const heldValues = (page: BrowserPage, names: readonly string[] | null): Promise<Values> =>
  page.evaluate((wanted) => {
    const held: Record<string, string[]> = {};
    const forms = document.querySelectorAll<HTMLFormElement>('form');
    for (const [index, form] of [...forms].entries()) {
      if (!wanted && ![...form.elements].some((one) => one.matches('[data-early]'))) continue;

      const early = new Set(
        [...form.elements].filter((one) => one.matches('[data-early]')).map((one) => (one as HTMLInputElement).name),
      );
      for (const [field, value] of new FormData(form)) {
        const name = `${index} ${field}`;
        if (typeof value !== 'string' || !(wanted ? wanted.includes(name) : early.has(field))) continue;

        (held[name] ??= []).push(value.replace(/(?<=\d)[.,\s](?=\d)/g, ''));
      }
    }

    return held;
  }, names);

/** Touches every control that was filled in, and waits until scripts have taken over those that they will. */
const isHydrated = (page: BrowserPage) =>
  page.waitForFunction(
    () => {
      const isPrivate = document.querySelector('x-island') === null;
      const later = [...document.querySelectorAll('[data-early]')].filter(
        (control) =>
          (isPrivate || control.closest('x-island')) &&
          !Object.keys(control).some((key) => key.startsWith('__reactProps')),
      );
      // a part of a public page may sleep until somebody touches it
      for (const control of later) control.dispatchEvent(new Event('focusin', { bubbles: true }));

      return later.length === 0;
    },
    undefined,
    { polling: 500 },
  );

/** Fills in the pages one after the other; what differs afterwards, by page. */
async function walk(page: BrowserPage, paths: readonly string[]) {
  const { letScriptsGo, holdScripts, faults } = await slowedPage(page);
  const lost: Record<string, unknown> = {};
  let filled = 0;
  for (const path of paths) {
    await resetRateLimits();
    holdScripts();
    await page.goto(addressOf('volan', path), { waitUntil: 'commit' });
    await page.locator('footer, [data-version] main').first().waitFor({ state: 'attached' });
    await fillAll(page);
    const typed = await heldValues(page, null);
    filled += Object.keys(typed).length;
    letScriptsGo();
    const held = () => heldValues(page, Object.keys(typed));
    await isHydrated(page)
      .then(() => expect.poll(held).toEqual(typed))
      .catch(async (error: unknown) => (lost[path] = { typed, held: await held(), error: String(error).slice(0, 80) }));
  }

  return { lost, faults, filled };
}

/** The addresses of the private pages of a reader. */
async function privatePaths(reader: Reader, params: Record<string, string | number>) {
  const of = pages.filter((name) => walked[name] === reader);
  return of.flatMap((name) => {
    const path = pathOf(brands.volan, name, params as PageParams<Page>, 'rs');
    return (queries[name] ?? ['']).map((query) => path + query);
  });
}

describe('the pages that are filled in early', () => {
  it('are all private pages of the route table in which somebody can type', () => {
    const built = pages.filter((name) => routes[name].built && routes[name].delivery === 'private');
    expect([...Object.keys(walked), ...Object.keys(withoutFields)].toSorted()).toEqual(built.toSorted());
  });
});

describe.runIf(isFull)('what is typed before scripts run, at a sixth of the speed', () => {
  test('stays in every form of a public page [A10]', async ({ open, sql }) => {
    const page = await open({ serviceWorkers: 'block' });
    const paths = publicPages('volan', 'rs', await someParams(sql)).map(({ path }) => path);
    const { lost, faults, filled } = await walk(page, paths);
    expect(lost).toEqual({});
    expect(faults).toEqual([]);
    expect(filled).toBeGreaterThan(10);
  }, 600_000);

  test('stays in every form of a visitor [A10, B04]', async ({ open }) => {
    const page = await open({ serviceWorkers: 'block' });
    const { lost, faults, filled } = await walk(page, await privatePaths('visitor', {}));
    expect(lost).toEqual({});
    expect(faults).toEqual([]);
    expect(filled).toBeGreaterThan(8);
  }, 600_000);

  test('stays in every form of a company [A10, H07]', async ({ company, sql }) => {
    const page = await company({ serviceWorkers: 'block' });
    const [own] = await sql<{ id: number; slug: string }[]>`
      select ad.id::int, category.slug from active_ad ad join category on category.id = category_id
      join users on users.id = ad.user_id
      where email = 'rs-company-0@demo.invalid' and category.slug = 'vehicles' order by ad.id limit 1`;
    const [other] = await sql<{ id: number; seller: number }[]>`
      select ad.id::int, user_id::int as seller from active_ad ad join users on users.id = user_id
      where email <> 'rs-company-0@demo.invalid' order by ad.id limit 1`;
    const ownParams = { adId: own?.id ?? 0, categorySlug: own?.slug ?? '' };
    const paths = await privatePaths('company', { ...ownParams, accountId: other?.seller ?? 0 });
    const { lost, faults, filled } = await walk(
      page,
      // messages and reports are about ads of others
      paths.map((path) => path.replace(/(?<=messages\/|prijava-oglasa\/)\d+/, String(other?.id))),
    );
    expect(lost).toEqual({});
    expect(faults).toEqual([]);
    expect(filled).toBeGreaterThan(40);
  }, 600_000);
});
