import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { useChangingStack } from './currentStack.ts';
import { translatedText } from './outsideServices.ts';
import { someAds } from './sql.ts';
import { test } from './test.ts';

useChangingStack();

describe('the description of an ad in another language, without JavaScript', () => {
  test('is translated by one press, marked as made by a machine, and one press leads back; not offered to those who read it [N11, J62]', async ({
    sql,
    open,
  }) => {
    const original = 'Auto je kao nov, garažiran.';
    const ad = await someAds(sql);
    await sql`update ad set description = ${original}, description_lang = 'rs' where id = ${ad.id}`;
    const page = await open({ javaScriptEnabled: false });
    const robots = () => page.locator('meta[name=robots]').getAttribute('content');
    await expect.poll(async () => (await ask('volan', `/auto-oglasi/${ad.id}/${ad.slug}`)).body).toContain(original);

    await page.goto(addressOf('volan', `/de/detalji-oglasa/${ad.id}`));
    await page.getByRole('link', { name: 'Übersetzung zeigen', exact: true }).click();
    await page.getByText(translatedText).waitFor();
    expect(await page.getByText('Maschinelle Übersetzung').count()).toBe(1);
    expect([await page.getByText(original).count(), await robots()]).toEqual([0, 'noindex']);

    await page.getByRole('link', { name: 'Original zeigen', exact: true }).click();
    await page.getByText(original).waitFor();
    expect(await page.getByText(original).getAttribute('lang')).toBe('sr-Latn');
    expect([new URL(page.url()).search, await robots()]).toEqual(['', 'max-image-preview:large']);

    const { body } = await ask('volan', `/auto-oglasi/${ad.id}/${ad.slug}`);
    expect(body).not.toContain('Prikaži prevod');
  });
});
