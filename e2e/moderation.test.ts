import { afterAll, beforeAll, describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { startOwnStack } from './ownStack.ts';
import { openSql } from './sql.ts';
import { test, testInFull } from './test.ts';

let end: (() => Promise<void>) | undefined;
// only the ten ads of this file wait for a moderator
beforeAll(async () => {
  end = await startOwnStack();
}, 120_000);
afterAll(() => end?.());

/** Ten ads wait for a moderator, and nothing else does. */
async function tenWait(): Promise<void> {
  const sql = openSql();
  await sql`update ad_review set waiting_since = null`;
  await sql`update ad set status = 1 where id in (select id from ad where status = 2 and not fast order by id limit 10)`;
  await sql`
    insert into ad_review (ad_id, risk, reasons, waiting_since)
    select id, 40, array['new-seller'], now() from ad
      where status = 1 and id in (select id from ad where status = 1 and not fast order by id)
    on conflict (ad_id) do update set risk = 40, waiting_since = excluded.waiting_since, question = ''`;
  await sql`update ad_review set waiting_since = null
    where ad_id not in (select ad_id from ad_review where waiting_since is not null order by ad_id limit 10)`;
  await sql.end();
}

describe('a moderator at the keyboard [M05, P57]', () => {
  test('decides ten ads with at most three keys each, each leading straight to the next, and takes a slip back', async ({
    administrator,
  }) => {
    await tenWait();
    const page = await administrator();
    await page.goto(addressOf('volan', '/admin/ads'));
    await page.locator('table a[href*="/admin/ads/"]').first().click();
    await page.locator('#decision').waitFor();
    const heading = () => page.locator('h1').innerText();
    const decided = new Set<string>();
    const shown = () => page.getByText(`#${page.url().split('/').at(-1)} ·`).waitFor();
    // each press is one key; the next case is there before the next one
    const press = async (...keys: readonly string[]) => {
      const before = page.url();
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(() => page.url()).not.toBe(before);
      if (!page.url().endsWith('/ads')) await shown();
    };

    // a slip: approved, taken back by one key, and again
    const [slip, title] = [page.url(), await heading()];
    await press('a');
    await page.keyboard.press('z');
    await expect.poll(() => page.url()).toBe(slip);
    await expect.poll(heading).toBe(title);
    await expect.poll(() => page.locator('#decision button', { hasText: 'Odobri' }).isEnabled()).toBe(true);

    for (let at = 0; at < 10; at += 1) {
      decided.add(page.url());
      const keys = at % 2 === 0 ? ['a'] : ['r', '3', 'Enter'];
      expect(keys.length).toBeLessThanOrEqual(3);
      await press(...keys);
    }
    expect(decided.size).toBe(10);
    await expect.poll(() => page.locator('main').innerText()).toContain('Ništa ne čeka');

    const sql = openSql();
    const decisions = await sql<{ status: number; undone: boolean; reasons: string[] }[]>`
      select status, undone_at is not null as undone, reasons from ad_decision order by id`;
    await sql.end();
    expect(decisions.map(({ undone }) => undone)).toEqual([true, ...Array<boolean>(10).fill(false)]);
    const kept = decisions.slice(1);
    expect(kept.map(({ status }) => status)).toEqual([2, 3, 2, 3, 2, 3, 2, 3, 2, 3]);
    expect(kept[1]?.reasons).toEqual(['bait']);
  }, 180_000);

  testInFull(
    'has no letters once they are switched off',
    async ({ administrator }) => {
      await tenWait();
      const page = await administrator();
      await page.goto(addressOf('volan', '/admin/ads'));
      await page.locator('table a[href*="/admin/ads/"]').first().click();
      await page.locator('#decision').waitFor();
      const sql = openSql();
      const countDecisions = async () => (await sql`select from ad_decision`).length;
      const decisions = await countDecisions();
      await page.keyboard.press('?');
      await page.locator('#keys-help[open]').waitFor();
      await page.locator('#keys-help').getByRole('switch').click();
      await page.keyboard.press('Escape');
      const before = page.url();
      await page.keyboard.press('a');
      await page.reload();
      await page.locator('#decision').waitFor();
      await page.keyboard.press('a');
      await page.getByRole('button', { name: 'Preskoči' }).click();
      await expect.poll(() => page.url()).not.toBe(before);
      const id = Number(before.split('/').at(-1));
      expect(await countDecisions()).toBe(decisions);
      await expect
        .poll(
          async () =>
            (await sql<{ skips: number }[]>`select skips from review_claim where subject = ${String(id)}`)[0]?.skips,
        )
        .toBe(1);
      await sql.end();
    },
    180_000,
  );

  testInFull(
    'bans a word after seeing what it would have hit, and writes a ready answer [P58, P57]',
    async ({ administrator }) => {
      await tenWait();
      const page = await administrator();
      await page.goto(addressOf('volan', '/admin/bans'));
      await page.fill('#ban-value', 'servisna knjiga');
      await page.getByRole('button', { name: 'Vidi šta bi pogodila' }).click();
      await page
        .getByText(/U poslednjih 30 dana|Ništa u poslednjih 30 dana/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Zabrani', exact: true }).click();
      await page.getByText('Zabranjeno je od sada.').waitFor();
      await expect.poll(() => page.locator('#bans').innerText()).toContain('servisna knjiga');

      await page.goto(addressOf('volan', '/admin/templates'));
      await page.getByRole('button', { name: 'Novi odgovor' }).click();
      await page.fill('#template-name', 'Tuđe slike');
      for (const language of ['rs', 'en', 'de', 'bg', 'hu', 'ro', 'ru', 'zh', 'mk']) {
        await page.fill(`#template-${language}`, `Slike (${language})`);
      }
      await page.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect.poll(() => page.locator('#templates').innerText()).toContain('Slike (rs)');

      await page.goto(addressOf('volan', '/admin/moderation'));
      await page.locator('#moderation a[href*="/admin/ads/"]').first().waitFor();
      await page.locator('#moderation a[href*="/admin/ads/"]').first().click();
      await page.selectOption('#decision-template', { label: 'Tuđe slike' });
    },
    180_000,
  );
});
