import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { useChangingStack } from './currentStack.ts';
import { newEmail, password, resetRateLimits, signUp } from './people.ts';
import { test } from './test.ts';

// a fast ad that goes online changes the lists
useChangingStack();

const phone = { viewport: { width: 390, height: 844 } };
const picture = 'apps/api/demo/pictures/hecbek-bela-right.jpg';
const path = '/oglasi-na-klik/novi-oglas';

describe('a fast ad', () => {
  test('is placed from a phone by five fields and one press after the pictures [M17]', async ({ open }) => {
    const page = await open(phone);
    await signUp(page.context(), 'volan');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const steps: string[] = [];
    const began = Date.now();
    const step = (name: string) => steps.push(`${((Date.now() - began) / 1000).toFixed(1)} s ${name}`);

    await page.goto(addressOf('volan', path));
    step('the form is open');
    await page.locator('input[capture]').setInputFiles(picture);
    await page.locator('#ad-pictures-0 img').waitFor();
    step('a picture is chosen');
    await page.fill('#ad-line', 'Škoda Fabia 1.2, klima');
    await page.fill('#ad-price', '3400');
    await expect.poll(() => page.inputValue('#ad-category_id')).not.toBe('');
    step('line and price are typed, the category is guessed');
    await page.selectOption('#ad-city_id', { label: 'Čačak' });
    step('the town is chosen');
    const fields = await page.locator('#ad-form :is(select, input[type=text], input[type=tel])').count();
    expect(fields).toBeLessThanOrEqual(5);
    await page.locator('button[value=publish]').click();
    await page.waitForURL(/moji-oglasi\?ad=/);
    step('it is published');
    console.info([...steps, `${fields} fields`].join('\n'));
    await page.getByRole('heading', { name: 'Škoda Fabia 1.2, klima' }).waitFor();
  });

  test('of a visitor is still there after signing up [B44, P35]', async ({ open }) => {
    const page = await open(phone);
    await page.goto(addressOf('volan', path));
    await page.locator('input[capture]').setInputFiles(picture);
    await page.locator('#ad-pictures-0 img').waitFor();
    await page.fill('#ad-line', 'Felne 17, 5x112');
    await page.fill('#ad-price', '320');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ad-drafts'))).toMatch(/"320"/);
    await resetRateLimits();
    await page.locator('main a[href^="/signup?return="]:visible').first().click();
    await page.fill('#sign-up-name', 'Milica Đorđević');
    await page.fill('#sign-up-email', newEmail());
    await page.fill('#sign-up-password', password);
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/novi-oglas\?draft=/);
    await expect.poll(() => page.inputValue('#ad-line')).toBe('Felne 17, 5x112');
    await page.locator('#ad-pictures-0 img').waitFor();
    expect(await page.inputValue('#ad-price')).toBe('320');
  });
});
