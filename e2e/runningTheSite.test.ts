import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoAdministrators } from '../apps/api/src/cli/demo/demoLogins.ts';
import { languageValues } from '../packages/domain-rules/src/index.ts';
import { isFull } from '../tools/testing/isFull.ts';
import { addressOf } from './addressOf.ts';
import { useChangingStack } from './currentStack.ts';
import { resetRateLimits, signIn } from './people.ts';
import { test as journey } from './test.ts';

// another question changes every form and filter panel
useChangingStack();

/** One window for all: the administration is loaded once. */
const test = journey.extend('admin', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
  const context = await browser.newContext();
  onCleanup(() => context.close());
  await resetRateLimits();
  await signIn(context, 'volan', demoAdministrators[0][1]);

  return context.newPage();
});

const textOf = (page: Page) => page.locator('body').innerText();

/** Fills a title in nine languages. */
async function fillTitles(admin: Page, id: string, title: string) {
  for (const value of languageValues) await admin.fill(`#${id}-${value}`, `${title} ${value}`);
}

/** Opens a page again and again until it says this: pages follow a change a moment later. */
const comesToSay = (page: Page, path: string, words: string) =>
  expect
    .poll(
      async () => {
        await page.goto(addressOf('volan', path));
        return page.locator('body').textContent();
      },
      { timeout: 20_000 },
    )
    .toContain(words);

describe('an administrator', () => {
  test('adds a question with three answers in nine languages, and form, panel and page show it [J114, J130, J115]', async ({
    admin,
    open,
    sql,
  }) => {
    await admin.goto(addressOf('volan', '/admin/specifications/new?category=1'));
    await admin.waitForSelector('#specification-title-rs');
    await fillTitles(admin, 'specification-title', 'Pepeljara');
    for (const [index, answer] of ['Prednja', 'Zadnja', 'Nema'].entries()) {
      if (index > 0) await admin.getByRole('button', { name: 'Dodaj vrednost' }).click();
      await fillTitles(admin, `answer-${index}-title`, answer);
    }
    // nothing is live yet, and the preview shows how it will be
    expect(await textOf(admin)).toContain('Pepeljara rs: kako će biti kad se objavi');
    await admin.getByRole('button', { name: 'Sačuvaj i objavi' }).click();
    await expect.poll(() => textOf(admin)).toContain('Sačuvano.');

    const [ad] = await sql<{ path: string }[]>`
      update ad set filter_ids = filter_ids || (select id from filter where slug = 'zadnja-rs')
      where id = (select min(id) from active_ad where category_id = 1)
      returning '/auto-oglasi/' || id || '/' || slug as path`;
    await comesToSay(admin, '/vehicles/novi-oglas', 'Pepeljara rs');
    expect(await admin.locator('select[name="answers.pepeljara-rs"] option').allTextContents()).toEqual(
      expect.arrayContaining(['Prednja rs', 'Zadnja rs', 'Nema rs']),
    );
    // the panel offers what ads have
    const page = await open();
    await comesToSay(page, ad?.path ?? '', 'Zadnja rs');
    await comesToSay(page, '/catalog/vehicles', 'Pepeljara rs');
    await comesToSay(page, '/de/catalog/vehicles', 'Pepeljara de');
  });

  test.runIf(isFull)('moves a category by keys and takes it back [J106, M59]', async ({ admin }) => {
    await admin.goto(addressOf('volan', '/admin/categories'));
    const names = async () =>
      (await admin.locator('[role=treegrid] [role=row][aria-level="1"]').allInnerTexts()).map(
        (row) => row.split('\n')[0],
      );
    await admin.waitForSelector('[role=treegrid]');
    const before = await names();
    await admin.getByRole('row', { name: /Kamioni/ }).focus();
    await admin.keyboard.press('Space');
    await admin.keyboard.press('ArrowUp');
    await admin.keyboard.press('Enter');
    await expect.poll(names).not.toEqual(before);
    await admin.getByRole('button', { name: 'Poništi' }).click();
    await expect.poll(names).toEqual(before);
  });

  test('fixes a text and publishes it: everybody reads it on the pages [J63, J65]', async ({ admin, open }) => {
    await admin.goto(addressOf('volan', '/admin/translations?langs=rs,en&q=shell.place-ad'));
    await admin.getByRole('button', { name: /shell\.place-ad, Srpski/ }).click();
    const cell = admin.getByRole('textbox', { name: /^shell\.place-ad, Srpski/ });
    // braces that the source does not have are refused, and stay to be mended
    await cell.fill('Predaj oglas {kome}');
    await cell.press('Control+Enter');
    await expect.poll(() => textOf(admin)).toContain('ne postoji: {kome}');
    await cell.fill('Predaj oglas odmah');
    await cell.press('Control+Enter');
    await admin.getByRole('button', { name: /Predaj oglas odmah/ }).waitFor();

    const page = await open();
    await page.goto(addressOf('volan', '/'));
    expect(await page.locator('body').textContent()).not.toContain('Predaj oglas odmah');
    await admin.getByRole('button', { name: 'Objavi', exact: true }).click();
    await admin.locator('#publish').getByRole('button', { name: 'Objavi', exact: true }).click();
    await expect.poll(() => textOf(admin)).toContain('Objavljenih tekstova: 1.');
    await comesToSay(page, '/', 'Predaj oglas odmah');
  });

  test('writes an article, sees what is missing, and publishes it [J107, J108, J110]', async ({ admin }) => {
    await admin.goto(addressOf('volan', '/admin/blog/categories'));
    await admin.getByRole('button', { name: 'Nova rubrika' }).click();
    await fillTitles(admin, 'blog-category-title', 'Saveti');
    await admin.locator('#blog-category').getByRole('button', { name: 'Sačuvaj' }).click();
    await admin.getByRole('row', { name: /Saveti rs/ }).waitFor();

    await admin.goto(addressOf('volan', '/admin/blog/new'));
    await admin.fill('#article-title', 'Zimske gume u tri koraka');
    await admin.getByRole('button', { name: 'Objavi', exact: true }).click();
    await expect.poll(() => admin.locator('#article-summary').getAttribute('aria-invalid')).toBe('true');
    await admin.fill('#article-author', 'Jelena Ilić');
    await admin.fill('#article-summary', 'Kada, koje i pošto.');
    await admin.fill('#article-body', '## Kada\n\nOd **1. novembra**, kad je na putu snega.');
    await admin.selectOption('#article-category', { label: 'Saveti rs' });
    await admin.getByRole('button', { name: 'Objavi', exact: true }).click();
    await admin.getByRole('link', { name: 'Otvori na sajtu' }).click();
    await expect.poll(() => admin.locator('h1').innerText()).toBe('Zimske gume u tri koraka');
    expect(await admin.locator('article strong').innerText()).toBe('1. novembra');
    await comesToSay(admin, '/blog', 'Kada, koje i pošto.');
  });

  test('adds a kind of car service, and the directory knows it once it is shown [A07]', async ({ admin }) => {
    await admin.goto(addressOf('volan', '/admin/service-kinds'));
    await admin.getByRole('button', { name: 'Nova vrsta' }).click();
    await fillTitles(admin, 'service-kind-title', 'Auspusi');
    await admin.locator('#service-kind').getByRole('button', { name: 'Sačuvaj' }).click();
    const kind = admin.getByRole('row', { name: /Auspusi rs/ });
    await kind.getByRole('switch').click();
    await comesToSay(admin, '/auto-usluge?kind=auspusi-rs', 'Auspusi rs');
  });

  test('reads who did it, and what changed, in the audit log [M59]', async ({ admin }) => {
    await admin.goto(addressOf('volan', '/admin/audit'));
    for (const deed of ['Napisan tekst', 'Objavljeni tekstovi']) {
      await admin.getByRole('cell', { name: deed }).first().waitFor();
    }
    for (const kind of ['specification', 'blog-article']) {
      await admin.goto(addressOf('volan', `/admin/audit?entity=${kind}`));
      const changes = admin.locator('#audit details').last();
      await changes.locator('summary').click();
      await expect.poll(() => changes.innerText()).toMatch(/Pepeljara rs|Zimske gume/);
    }
  });
});
