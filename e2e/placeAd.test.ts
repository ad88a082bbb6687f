import type { Page } from 'playwright-core';
import type { Sql } from 'postgres';
import { describe, expect } from 'vitest';
import { isFull } from '../tools/testing/isFull.ts';
import { addressOf } from './addressOf.ts';
import { useChangingStack } from './currentStack.ts';
import { mailedCode } from './mailedCode.ts';
import { resetRateLimits, newEmail, password } from './people.ts';
import { test, testInFull } from './test.ts';

// an ad that goes online changes the counts of every list
useChangingStack();

const phone = { viewport: { width: 390, height: 844 } };
const formPath = '/vehicles/novi-oglas';
const enFormPath = '/vehicles/new';
const picture = (name: string) => `apps/api/demo/pictures/${name}.jpg`;

/** Opens an account from the form of an ad, comes back to it and confirms the address by the code in the mailbox. */
async function registerFromForm(page: Page) {
  const email = newEmail();
  await resetRateLimits();
  await page.locator('main a[href^="/signup?return="]:visible').first().click();
  await page.fill('#sign-up-name', 'Milica Đorđević');
  await page.fill('#sign-up-email', email);
  await page.fill('#sign-up-password', password);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/\?draft=/);
  await page.fill('#verify-code', await mailedCode('volan', email));
  await page.locator('form:has([value=verify-email]) button[type=submit]').first().click();
  await page.locator('[value=verify-email]').waitFor({ state: 'detached' });
}

/** Confirms a phone, which the first ad waits for, on the page of the ad. */
async function confirmPhone(page: Page, sql: Sql) {
  const number = `60${String(Date.now()).slice(-7)}`;
  await page.fill('#phone-phone', number);
  await page.locator('form:has([name=form][value=phone]) button[type=submit]').click();
  await page.locator('#phone-code').waitFor();
  const [sms] = await sql<{ code: string }[]>`
    select substring(message from '[0-9]{6}') as code from sms where recipient = ${`+381${number}`}`;
  await page.fill('#phone-code', sms?.code ?? '');
  await page.locator('form:has([name=step][value=code]) button[type=submit]').first().click();
  await page.locator('form:has([name=form][value=phone])').waitFor({ state: 'detached' });
}

/** The paths of the pages that this one shows from now on, one after the other; the same page again counts once. */
function pathsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;

    const { pathname } = new URL(frame.url());
    if (paths.at(-1) !== pathname) paths.push(pathname);
  });

  return paths;
}

/** Chooses in a list that is searched by typing. */
async function choose(page: Page, name: string, words: string) {
  await page.locator(`select[name=${name}] option`, { hasText: words }).first().waitFor({ state: 'attached' });
  await page.fill(`#ad-${name}`, words);
  await page.getByRole('option', { name: words, exact: true }).click();
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;

    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${selector}.`);
}

describe('placing an ad', () => {
  test('begins as a visitor, loses its tab and nothing else, and is published after signing up and confirming a phone [J06, A03, B31, B44, M54, P35]', async ({
    open,
    sql,
  }) => {
    const first = await open(phone);
    const context = first.context();
    const begin = async (page: Page) => {
      await page.goto(addressOf('volan', formPath));
      // The button that shows the models without a script goes when scripts run.
      await page.locator('button[value=update]').waitFor({ state: 'detached' });
      return page;
    };
    const kept = (words: RegExp) => (page: Page) =>
      expect.poll(() => page.evaluate(() => localStorage.getItem('ad-drafts'))).toMatch(words);
    const steps: readonly (readonly [(page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>])[] = [
      [
        (page) => choose(page, 'brand_id', 'Volkswagen'),
        (page) =>
          page.locator('select[name=model_id] option', { hasText: 'Golf' }).first().waitFor({ state: 'attached' }),
      ],
      [(page) => choose(page, 'model_id', 'Golf'), kept(/"model_id":\["\d/)],
      [(page) => page.selectOption('#ad-year', '2016'), kept(/2016/)],
      [(page) => page.fill('#ad-mileage', '142000'), kept(/142000/)],
      [
        (page) => page.selectOption('[id="ad-answers.stanje-vozila"]', 'polovno'),
        kept(/"answers.stanje-vozila":\["[a-z]/),
      ],
      [
        (page) => page.locator('input[type=file]').first().setInputFiles(picture('hecbek-crvena-right')),
        (page) => page.locator('#ad-pictures-0 img').waitFor(),
      ],
      [(page) => page.fill('#ad-price', '9500'), kept(/9500/)],
      [(page) => page.selectOption('#ad-region_id', { index: 3 }), kept(/"region_id":\["\d/)],
      [(page) => page.fill('#ad-line', 'Prvi vlasnik'), kept(/Prvi vlasnik/)],
    ];
    let page = await begin(first);
    for (const [index, [step, isKept]] of steps.entries()) {
      await step(page);
      await isKept(page);
      // the tab is closed after the pictures and at the end; in the tier `full` after every step
      if (!isFull && index !== 5 && index !== steps.length - 1) continue;

      const next = await context.newPage();
      await page.close({ runBeforeUnload: false });
      page = await begin(next);
    }
    await expect.poll(() => page.inputValue('#ad-line')).toBe('Prvi vlasnik');
    await page.locator('#ad-pictures-0 img').waitFor();
    expect(await Promise.all(['#ad-year', '#ad-mileage', '#ad-price'].map((field) => page.inputValue(field)))).toEqual([
      '2016',
      '142.000',
      '9.500',
    ]);
    // somebody new needs six pages, from the home page to the published ad
    const paths = pathsOf(page);
    await page.goto(addressOf('volan', '/'));
    await page.locator('a[href="/ad/select-category"]:visible').first().click();
    await page.locator(`main a[href="${formPath}"]`).click();
    await expect.poll(() => page.inputValue('#ad-line')).toBe('Prvi vlasnik');
    await registerFromForm(page);
    await expect.poll(() => page.inputValue('#ad-line')).toBe('Prvi vlasnik');
    await page.locator('button[value=publish]').click();
    await page.getByRole('alert').filter({ hasText: 'Pre prvog oglasa potvrdite broj telefona' }).waitFor();
    await confirmPhone(page, sql);
    await expect.poll(() => page.inputValue('#ad-line')).toBe('Prvi vlasnik');
    await page.locator('button[value=publish]').click();
    await page.waitForURL(/\/profile\/(in)?active-ads\?/);
    expect(paths.slice(0, -1)).toEqual(['/', '/ad/select-category', formPath, '/signup', formPath]);
    expect(await page.locator('main article').first().textContent()).toContain('Volkswagen Golf');
    // The draft has become the ad: this browser forgets it, and the form begins again.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ad-drafts'))).not.toContain('Prvi vlasnik');
    await page.goto(addressOf('volan', formPath));
    await page.locator('button[value=update]').waitFor({ state: 'detached' });
    await expect.poll(() => page.inputValue('#ad-line')).toBe('');
  }, 120_000);

  test('loses no word and no picture where the session ends in the middle [B44, P35, K01]', async ({ buyer, sql }) => {
    const { page, email } = await buyer({ brand: 'gearlane', ...phone });
    await page.goto(addressOf('gearlane', enFormPath));
    await page.locator('button[value=update]').waitFor({ state: 'detached' });
    await page.fill('#ad-line', 'Prvi vlasnik');
    await page.getByText(/^Draft saved at \d/).waitFor();
    // Whether these words reach the server before the session ends makes no difference.
    await page.fill('#ad-description', 'Jedan vlasnik od 2016.');
    await sql`
      update session set ended_at = now(), end_reason = 'ended' from users
      where users.id = user_id and users.email = ${email}`;
    await page.locator('input[type=file]').first().setInputFiles(picture('hecbek-crvena-right'));
    // whichever call finds out first, of the words or of the picture: the words stay where they are
    const notice = page.getByRole('alert').filter({ hasText: 'You have been signed out' });
    await notice.waitFor();
    expect(await page.inputValue('#ad-description')).toBe('Jedan vlasnik od 2016.');
    const named = new URL(page.url());
    expect(named.pathname + named.search).toMatch(new RegExp(`^${enFormPath}\\?draft=[0-9a-f-]{36}$`));
    await notice.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/session-expired/);
    await page.fill('#sign-in-password', password);
    await page.locator('main button[value=sign-in]').click();
    await page.waitForURL(named.href);
    await expect.poll(() => page.inputValue('#ad-description')).toBe('Jedan vlasnik od 2016.');
    expect(await page.inputValue('#ad-line')).toBe('Prvi vlasnik');
    await expect.poll(() => page.locator('input[name=pictures]:checked').count()).toBe(1);
    await expect.poll(() => page.locator('#ad-pictures img[src^="/img/"]').count()).toBe(1);
  }, 120_000);

  test('waits where the line is cut when it is published, and goes out by itself, once, when it is back [B44, M14, P35]', async ({
    buyer,
    sql,
  }) => {
    const { page, id } = await buyer({ brand: 'gearlane', ...phone });
    await page.goto(addressOf('gearlane', enFormPath));
    await page.locator('button[value=update]').waitFor({ state: 'detached' });
    await choose(page, 'brand_id', 'Volkswagen');
    await choose(page, 'model_id', 'Passat');
    await page.selectOption('#ad-year', '2014');
    await page.fill('#ad-mileage', '187000');
    await page.selectOption('[id="ad-answers.stanje-vozila"]', 'polovno');
    await page.fill('#ad-price', '7900');
    await page.selectOption('#ad-region_id', { index: 3 });
    await page.getByText(/^Draft saved at \d/).waitFor();
    await page.context().setOffline(true);
    await page.locator('button[value=publish]').click();
    await page.getByText('Waiting for the connection').first().waitFor();
    await page.context().setOffline(false);
    await page.waitForURL(/\/profile\/(in)?active-ads\?/);
    const [counted] = await sql<{ ads: number }[]>`select count(*)::int as ads from ad where user_id = ${id}`;
    expect(counted?.ads).toBe(1);
  }, 120_000);

  test('is done by a company at a desk: its own kind of price, pictures dropped at once, and a buyer calls it [H07, M53]', async ({
    open,
    buyer,
    sql,
  }) => {
    const { page, id: seller } = await buyer({ brand: 'gearlane' });
    await sql`update users set type_id = 2 where id = ${seller}`;
    await page.goto(addressOf('gearlane', enFormPath));
    await page.locator('button[value=update]').waitFor({ state: 'detached' });
    await choose(page, 'brand_id', 'Škoda');
    await choose(page, 'model_id', 'Octavia');
    await page.selectOption('#ad-year', '2018');
    await page.fill('#ad-mileage', '98000');
    await page.selectOption('[id="ad-answers.stanje-vozila"]', 'polovno');
    await page.getByText('VAT deductible').click();
    await page.fill('#ad-price', '11900');
    await page.selectOption('#ad-region_id', { index: 3 });
    await page.fill('#ad-phone', '064 123 4567');
    await page.getByLabel('Add pictures').setInputFiles(['karavan-bela-right', 'karavan-bela'].map(picture));
    await page.getByText('2 of 20 pictures').filter({ visible: true }).waitFor();
    await page.locator('button[value=publish]').click();
    await page.waitForURL(/\/profile\/active-ads\?/);
    const id = new URL(page.url()).searchParams.get('ad');
    const [{ kind, slug } = { kind: '', slug: '' }] = await sql<{ kind: string; slug: string }[]>`
      select category.kind, ad.slug from ad join category on category.id = category_id where ad.id = ${id}`;
    const visitor = await open();
    await visitor.goto(addressOf('gearlane', `/${kind}-oglasi/${id}/${slug}`));
    await visitor.getByRole('button', { name: 'Show phone number' }).first().click();
    expect(await visitor.locator('a[href^="tel:"]').first().getAttribute('href')).toBe('tel:0641234567');
  }, 120_000);

  testInFull(
    'needs no mouse [M54, M22]',
    async ({ buyer }) => {
      const { page } = await buyer();
      // the file chooser may open before a listener added at the press
      page.on('filechooser', (chooser) => void chooser.setFiles(['limuzina-bela-right', 'limuzina-bela'].map(picture)));
      await page.goto(addressOf('volan', formPath));
      await page.locator('button[value=update]').waitFor({ state: 'detached' });
      const { keyboard } = page;
      for (const [field, words] of [
        ['brand_id', 'Volkswagen'],
        ['model_id', 'Polo'],
      ] as const) {
        await tabTo(page, `#ad-${field}`);
        await page.locator(`select[name=${field}] option`, { hasText: words }).first().waitFor({ state: 'attached' });
        await keyboard.type(words);
        await page.locator('[role=option][data-highlighted]', { hasText: words }).waitFor();
        await keyboard.press('Enter');
      }
      await tabTo(page, '#ad-year');
      await keyboard.type('2017');
      await tabTo(page, '#ad-mileage');
      await keyboard.type('87000');
      await tabTo(page, '[id="ad-answers.stanje-vozila"]');
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await tabTo(page, '#ad-pictures-0');
      await keyboard.press('Space');
      // The focus stays with the picture; the second one becomes the cover.
      await page.locator('button#ad-pictures-0:focus').waitFor();
      // during the upload the picture has a temporary address
      await page.locator('#ad-pictures-1 img[src^="/img/"]').waitFor();
      const second = await page.locator('#ad-pictures-1 img').getAttribute('src');
      await tabTo(page, '[aria-label="Premesti: Napred levo"]');
      await keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Postavi kao naslovnu' }).waitFor();
      await keyboard.press('Enter');
      await expect.poll(() => page.locator('#ad-pictures-0 img').getAttribute('src')).toBe(second);
      await tabTo(page, '#ad-price');
      await keyboard.type('8900');
      await tabTo(page, '#ad-region_id');
      await keyboard.press('ArrowDown');
      await tabTo(page, 'button[value=publish]');
      await keyboard.press('Enter');
      await page.waitForURL(/\/profile\/(in)?active-ads\?/);
    },
    120_000,
  );

  test('works without JavaScript, pictures too, and keeps the typed values if something is wrong [M54, M22]', async ({
    buyer,
    sql,
  }) => {
    const { page, id } = await buyer({ javaScriptEnabled: false, ...phone });
    await page.goto(addressOf('volan', '/ad/select-category'));
    await page.locator(`main a[href="${formPath}"]`).click();
    await page.selectOption('select[name=brand_id]', { label: 'Volkswagen' });
    await page.locator('button[value=update]').click();
    await page.selectOption('select[name=model_id]', { label: 'Golf' });
    await page.selectOption('#ad-year', '2016');
    await page.fill('#ad-mileage', '142000');
    await page.selectOption('[id="ad-answers.stanje-vozila"]', 'polovno');
    await page.selectOption('#ad-region_id', { index: 3 });
    await page.fill('#ad-line', 'Prvi vlasnik');
    await page.setInputFiles('input[type=file]', [picture('hecbek-crvena-right'), 'README.md']);
    await page.locator('button[value=publish]').click();
    // The text file was refused; the other picture and the typed values stay.
    await page.locator('#ad-pictures-error').waitFor();
    expect(await page.locator('input[type=checkbox][name=pictures]:checked').count()).toBe(1);
    await page.setInputFiles('input[type=file]', picture('karavan-crna-right'));
    await page.locator('button[value=publish]').click();
    // the second picture becomes the cover, and the typed text stays
    const order = () =>
      page.locator('input[name=pictures]').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    await expect.poll(order).toHaveLength(2);
    const [first, second] = await order();
    await page.locator(`button[value="cover ${second}"]`).click();
    await expect.poll(order).toEqual([second, first]);
    expect(new URL(page.url()).hash).toBe('#ad-pictures-list');
    // more pictures: without credits nothing happens but the way to them, with credits the draft has them
    const more = page.locator('button[value=images]:visible');
    const prices = page.locator('details:has(> #ad-pictures-packages-below)');
    const buy = async () => {
      // they are closed while many free pictures are left
      if ((await prices.getAttribute('open')) === null) await prices.locator('summary').click();
      await page.locator('input[name=image-package][value="20"]:visible').check();
      await more.click();
    };
    await buy();
    await page.locator('a:visible[href^="/cart/checkout?items=credits-10*1"]').waitFor();
    expect(await page.inputValue('#ad-line')).toBe('Prvi vlasnik');
    await sql`
      select ledger_post('e2e:' || id, ledger_ours('bonus', 'credit'), ledger_account_of(id, 'credit'), 3, 'bonus')
      from users where id = ${id}`;
    await buy();
    await page.waitForURL(/&images=20#ad-pictures$/);
    await expect.poll(order).toEqual([second, first]);
    await page.locator('input[name=image-package][value="30"]:visible').waitFor();
    await page.locator('button[value=publish]').click();
    await page.locator('#ad-price-error').waitFor();
    expect(await page.inputValue('#ad-line')).toBe('Prvi vlasnik');
    await page.fill('#ad-price', '9500');
    await page.locator('button[value=preview]').click();
    await page.locator('#preview-title').waitFor();
    expect(await page.locator('[aria-labelledby=preview-title]').textContent()).toContain('Volkswagen Golf');
    // the one below the preview
    await page.locator('button[value=publish]').last().click();
    await page.waitForURL(/\/profile\/(in)?active-ads\?/);
    const [stored] = await sql<{ pictures: number; bought: number }[]>`
      select count(*)::int as pictures,
        (select max(images) from image_package where image_package.ad_id = ad_image.ad_id)::int as bought
      from ad_image where ad_id = ${new URL(page.url()).searchParams.get('ad')} group by ad_id`;
    expect(stored).toEqual({ pictures: 2, bought: 20 });
  }, 120_000);
});
